import type { RowText } from './main-texts.ts';
import { charactersOf } from '../../support/main-text.ts';

/** Shorter ones are labels. In Chinese characters. */
const shortest = 8;

type Allowed = { is: string | RegExp; why: string };

/** Sentences that stand on more than one page, and why they may. */
export const allowed: readonly Allowed[] = [
  { is: '全部价格与计算器', why: 'label of a link' },
  { is: '上限与不适合的场景', why: 'name of a section that is named by its function' },
  { is: /^\d{4}年\d+月的默认配置$/, why: 'source of a table of limits' },
  { is: '我同意云桥通信按隐私政策处理以上信息', why: 'legal note of forms' },
  { is: '这个表单需要JavaScript', why: 'note of forms where scripts are off' },
  { is: '您也可以打电话或者写邮件，办理的是同样的事：', why: 'note of forms where scripts are off' },
  { is: /^\d+月\d+日，.*，\d+分钟$/, why: 'entry of the record of incidents' },
  { is: '说：按实际播出的时长，标准音色', why: 'line of the price list of agents' },
];

/** Sentences that pages of different kinds have in common, each with the pages. `names` are what the content calls its records. */
export function repeatsIn(pages: readonly RowText[], names: ReadonlySet<string>): readonly string[] {
  const places = new Map<string, Map<string, string>>();
  for (const { row, text } of pages)
    for (const sentence of text.sentences)
      if (charactersOf(sentence) >= shortest && !names.has(sentence))
        places.set(sentence, (places.get(sentence) ?? new Map()).set(row.page, row.path));
  return [...places]
    .filter(([sentence, { size }]) => size > 1 && !allowed.some(({ is }) => fits(is, sentence)))
    .map(([sentence, on]) => `“${sentence}” is on ${[...on.values()].join(', ')}`);
}

const fits = (is: string | RegExp, sentence: string) => (typeof is === 'string' ? is === sentence : is.test(sentence));

/** Rows of the table that nothing needs. */
export const unusedAllowances = (pages: readonly RowText[]): readonly string[] =>
  allowed
    .filter(({ is }) => pages.filter(({ text }) => text.sentences.some((one) => fits(is, one))).length < 2)
    .map(({ is }) => String(is));
