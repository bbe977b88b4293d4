import { reservedArticleIds } from '../routes/blog.ts';

/** An id that can stand in an address, a file name and a server rule as it is. */
export const safeId = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;

/** Whether a record of content with this id can have a page. */
export function isAddressable(id: string): boolean {
  return safeId.test(id);
}

/** Whether an article with this id can have a page: it needs an id that means nothing else below `/dev-blog/`. */
export function isArticleId(id: string): boolean {
  return isAddressable(id) && !(reservedArticleIds as readonly string[]).includes(id.toLowerCase());
}
