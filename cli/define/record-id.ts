/**
 * An id that can be part of an address, a file name and a server rule as it is. The page of one called `index` would never
 * answer: that is the file name of a folder's own page.
 */
export const safeId = /^(?!index$)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/i;

/** Whether a record of content with this id can have a page. */
export function isAddressable(id: string): boolean {
  return safeId.test(id);
}
