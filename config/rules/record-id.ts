import { isAddressable } from '#generator';

/** Segments below `/dev-blog/` that mean something of their own: no article may have one as its id. */
export const reservedArticleIds = ['author', 'components', 'category', 'page', 'atom'] as const;

/** Whether an article with this id can have a page: it needs an id that means nothing else below `/dev-blog/`. */
export function isArticleId(id: string): boolean {
  return isAddressable(id) && !(reservedArticleIds as readonly string[]).includes(id.toLowerCase());
}
