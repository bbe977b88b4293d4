import { type CallRequest, request } from '../config/calls/request.ts';
import { solutionCases } from '../config/solution-cases.ts';
import type { PageRoute } from './define-page.ts';
import { pageData } from './page-data.ts';

type Route = Pick<PageRoute, 'path' | 'product'>;

/**
 * The `needs` of a solution page: the documents and demos of its product, and the cases of its industry, which `Start` shows.
 * Throws when config/solution-cases.ts names no type of cases for the page.
 */
export function solutionData(route: Route): ReturnType<typeof pageData> & { cases: CallRequest<'caseList'> } {
  const type = (solutionCases as Readonly<Record<string, string>>)[route.path];
  if (type === undefined) throw new Error(`solutionData: config/solution-cases.ts has no row for ${route.path}`);
  return { ...pageData(route), cases: request('caseList', { page: 1, pageSize: 100, type }) };
}
