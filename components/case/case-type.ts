import type { CaseHead, CaseType } from '../../config/calls/cases.ts';
import { isIndustry } from '../../config/rules/industries.ts';
import { industryOf } from './industry.ts';

/** Type of a case by its id; one that the list does not have keeps its id and has no name. */
export function typeOf({ types, id }: { types: readonly CaseType[]; id: string }): { id: string; name: string } {
  return types.find((type) => type.id === id) ?? { id, name: '' };
}

/** Place of a type's cases on the list page. A type's id is content, and may contain characters that a fragment cannot. */
export function typeAnchor(id: string): string {
  return `type-${id.replace(/[^\w-]+/g, '-')}`;
}

export type CaseGroup = { id: string; name: string; industry: boolean; cases: readonly CaseHead[] };

/** The cases by their types: industries first, then subjects, then cases without a type. Types without cases are left out. */
export function groupsOf({ types, cases }: { types: readonly CaseType[]; cases: readonly CaseHead[] }): CaseGroup[] {
  const ordered = [...types].sort((a, b) => Number(isIndustry(b)) - Number(isIndustry(a)));
  const known = new Set(types.map(({ id }) => id));
  const groups = ordered.map((type) => ({
    id: type.id,
    name: type.name,
    industry: isIndustry(type),
    cases: cases.filter((one) => one.type === type.id),
  }));
  const rest = { id: 'other', name: '更多', industry: false, cases: cases.filter(({ type }) => !known.has(type)) };
  return [...groups, rest].filter((group) => group.cases.length > 0);
}

/** Cases to read next: of the same type first, then those of a kindred trade, then those that share most products; the newest first. */
export function relatedCases({ cases, of }: { cases: readonly CaseHead[]; of: CaseHead }): CaseHead[] {
  const shared = ({ products }: CaseHead) => products.filter((product) => of.products.includes(product)).length;
  const layoutOf = ({ type }: CaseHead) => industryOf({ id: type, name: '' }).layout;
  const rank = (one: CaseHead) => {
    const kinship = one.type === of.type ? 100 : layoutOf(one) === layoutOf(of) ? 10 : 0;
    return kinship + shared(one);
  };
  return cases
    .filter(({ id }) => id !== of.id)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 3);
}
