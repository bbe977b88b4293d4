import type { Answers, PageRoute } from '../../../components/define-page.ts';
import { type CallRequest, request } from '../../../config/calls/request.ts';
import type { CaseHead } from '../../../config/calls/cases.ts';
import { buildLimits } from '../../../config/limits.ts';

type AllCases = { cases: CallRequest<'caseList'> } & Record<`cases${number}`, CallRequest<'caseList'>>;

/** CallRequests for every page of the list of cases: the call gives so many at once. */
export function allCases({ params }: PageRoute): AllCases {
  const page = (number: number) => request('caseList', { page: number, pageSize: buildLimits.casePage });
  const further = Array.from({ length: Number(params['pages'] ?? 1) - 1 }, (_, index) => index + 2);
  return { cases: page(1), ...Object.fromEntries(further.map((number) => [`cases${number}`, page(number)])) };
}

/** The cases of all pages, in their order. */
export function casesIn(data: Answers<AllCases>): CaseHead[] {
  const names = Object.keys(data).filter((name): name is `cases${number}` => /^cases\d+$/.test(name));
  return [data.cases, ...names.map((name) => data[name]!)].flatMap(({ list }) => list);
}
