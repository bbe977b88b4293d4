import type { Case, CaseHead } from '../calls/cases.ts';
import type { CallData, CallParameters } from '../calls/request.ts';

export type Cases = {
  list(request: CallParameters<'caseList'>): CallData<'caseList'>;
  top: CaseHead[];
  /** A case with its neighbours, always the same object; null when the id is unknown. */
  detail(id: string): CallData<'casePrevOrNext'>;
};

/** All cases: those in `top`, then the others, newest first. */
export function casesOf({ cases, top }: { cases: readonly Case[]; top: readonly string[] }): Cases {
  const heads = cases.map(({ content: _content, ...head }) => head);
  const details = new Map(
    cases.map((current, position) => [
      current.id,
      { current, prev: neighbour(heads[position + 1]), next: neighbour(heads[position - 1]) },
    ]),
  );
  return {
    list({ page, pageSize, type }) {
      const fitting = type === undefined ? heads : heads.filter((head) => head.type === type);
      return { total: fitting.length, list: fitting.slice((page - 1) * pageSize, page * pageSize) };
    },
    top: top.flatMap((id) => heads.find((head) => head.id === id) ?? []),
    detail: (id) => details.get(id) ?? null,
  };
}

function neighbour(head: CaseHead | undefined) {
  return head ? { id: head.id, title: head.title, customer: head.customer } : null;
}
