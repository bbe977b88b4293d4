import type { Refusal } from '../../../define/local-content.ts';
import type { Reason } from '../../edit/edit-api.ts';
import { refusals } from './refusals.ts';

/** The Chinese of a text; null where no pattern matches it. */
export function chineseOf(text: string, table: readonly Refusal[]): string | null {
  // The nearest name may stand within a sentence.
  const [hint, nearest] = / \(did you mean "([^"]*)"\?\)/.exec(text) ?? [];
  if (hint !== undefined) {
    const said = chineseOf(text.replace(hint, ''), table);
    return said === null ? null : `${said}（是不是“${nearest}”？）`;
  }
  for (const [english, chinese] of table) {
    const found = new RegExp(`^${english}$`, 's').exec(text);
    if (!found) continue;
    const parts = chinese.split(/([$@]\d)/).map((part) => {
      const group = /^[$@]\d$/.test(part) ? (found[Number(part[1])] ?? '') : null;
      if (group === null) return part;
      return part.startsWith('$') || group === '' ? group : chineseOf(group, table);
    });
    if (!parts.includes(null)) return parts.join('');
  }
  return null;
}

/** `config/content/lecturers.json:4:13, record [0], field name`, or what a new record lacks. */
const chinesePlace = (where: string, table: readonly Refusal[]) =>
  (chineseOf(where, table) ?? where)
    .replace(/, record \[(\d+)\](?=,|$)/, (_, index: string) => `，第 ${Number(index) + 1} 条`)
    .replace(', record ', '，记录 ')
    .replace(', field ', '，字段 ');

function chineseReason({ where, why, fix }: Reason, table: readonly Refusal[]): string {
  const place = where === undefined ? '' : `${chinesePlace(where, table)}：`;
  const said = (text: string, otherwise: string) => chineseOf(text, table) ?? `${otherwise}（${text}）`;
  const advice = fix === undefined ? '' : `；${said(fix, '请改正')}`;
  return `${place}${said(why, '这样写不行')}${advice}`;
}

/** Says in Chinese why a change is refused. `ofSite`: what the checks of the site say. What no table has is quoted. */
export const chineseReasons = (reasons: readonly Reason[], ofSite: readonly Refusal[]): string =>
  reasons.map((reason) => chineseReason(reason, [...ofSite, ...refusals])).join('\n');

/** The same in English, as the checks say it. */
export const englishReasons = (reasons: readonly Reason[]): string =>
  reasons
    .map(
      ({ where, why, fix }) => `${where === undefined ? '' : `${where}: `}${why}${fix === undefined ? '' : `; ${fix}`}`,
    )
    .join('\n');
