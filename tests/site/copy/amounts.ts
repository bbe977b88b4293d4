import type { MainText } from '../../support/main-text.ts';
import { charactersOf, wordsOf } from '../../support/main-text.ts';

type Amount = { from: number; to?: number; sections?: readonly [from: number, to: number] };

/** How much a page says, by the area of its page: Chinese characters, on English pages words. */
export const amounts = {
  products: { from: 900, to: 1800, sections: [6, 9] },
  solutions: { from: 900, to: 1600, sections: [6, 9] },
  company: { from: 500 },
  partners: { from: 500 },
  phone: { from: 500 },
  certification: { from: 350 },
  english: { from: 450 },
} as const satisfies Record<string, Amount>;

export type AmountArea = keyof typeof amounts;

/** Pages that say more, and what they may not exceed until they are cut. Lower a number when a page shrinks; never raise one. */
const longer: Readonly<Record<string, number>> = {};

/** Pages that are a list: groups of links make up one section. */
const lists = ['/solution'];

type Question = { area: AmountArea; path: string; text: MainText; ceilings?: typeof longer };

/** What a page says too much or too little of, a line each. */
export function amountProblems({ area, path, text, ceilings = longer }: Question): readonly string[] {
  const { from, to = Number.POSITIVE_INFINITY, sections }: Amount = amounts[area];
  const [said, unit] = area === 'english' ? [wordsOf(text.copy), 'words'] : [charactersOf(text.copy), 'characters'];
  const most = ceilings[path] ?? to;
  const problems = said < from || said > most ? [`${path} has ${said} ${unit}, wanted ${from} to ${most}`] : [];
  if (path in ceilings && said <= to) problems.push(`${path} has ${said} ${unit}: remove it from the longer ones`);
  if (sections && !lists.includes(path) && (text.sections < sections[0] || text.sections > sections[1]))
    problems.push(`${path} has ${text.sections} sections, wanted ${sections.join(' to ')}`);
  return problems;
}
