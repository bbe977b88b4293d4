import { isArticleId } from '../../../config/rules/record-id.ts';

type Named = { id: string };

/**
 * An article that another one names, or nothing where it has no page. Lists have lost the records that cannot have one before
 * any page sees them; a neighbour is named within a record that is kept.
 */
export function withPage<Article extends Named>(article: Article | null): Article | null {
  return article && isArticleId(article.id) ? article : null;
}

/** The articles that have a page, of those that another one names. */
export function allWithPage<Article extends Named>(articles: readonly Article[]): Article[] {
  return articles.filter(withPage);
}
