/** Segments below `/dev-blog/` that mean something of their own: no article may have one as its id. */
export const reservedArticleIds = ['components', 'category', 'page', 'atom'] as const;

/**
 * An id that can be part of an address, a file name and a server rule as it is. The page of one called `index` would never
 * answer: that is the file name of a folder's own page.
 */
export const safeId = /^(?!index$)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/i;

/** Whether a record of content with this id can have a page. */
export function isAddressable(id: string): boolean {
  return safeId.test(id);
}

/** Whether an article with this id can have a page: it needs an id that means nothing else below `/dev-blog/`. */
export function isArticleId(id: string): boolean {
  return isAddressable(id) && !(reservedArticleIds as readonly string[]).includes(id.toLowerCase());
}
