import { isAddressable, isArticleId } from '../../config/rules/record-id.ts';

type Named = { id: string };

/** An article, or nothing where it has no page. The plan makes none for an id that cannot stand in an address, so nothing may lead there. */
export function withPage<Article extends Named>(article: Article | null): Article | null {
  return article && isArticleId(article.id) ? article : null;
}

/** The articles that have a page. */
export function allWithPage<Article extends Named>(articles: readonly Article[]): Article[] {
  return articles.filter(withPage);
}

/** The categories that have a list of their own. */
export function withList<Type extends Named>(types: readonly Type[]): Type[] {
  return types.filter(({ id }) => isAddressable(id));
}
