/** What a page whose text the query chooses says of itself (`data-*` of the root element). */
type Choice = {
  /** Name of the parameter. */
  query?: string;
  /** Its value that stands for the text on the page, and all values that have one, separated by spaces. */
  value?: string;
  values?: string;
};

/**
 * The address of the text that the query selects, if the page has another one; null if it has that one. Servers with our
 * rules select it themselves.
 */
export function otherText({ query, value, values }: Choice, { pathname, searchParams }: URL): string | null {
  const wanted = query === undefined ? null : searchParams.get(query);
  if (wanted === null || wanted === value || !values!.split(' ').includes(wanted)) return null;
  return `${pathname.replace(/\.html$/, '')}?${query}=${wanted}`;
}
