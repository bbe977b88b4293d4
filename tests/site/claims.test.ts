import { beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '../support/built-site.ts';

/** What the law, or fairness to readers, demands beside a claim: on which pages, and in which words. */
const duties: readonly { duty: string; on: RegExp; says: RegExp }[] = [
  { duty: 'certificates are samples', on: /^certification\//, says: /示例：本页的日期、分数与结论供演示/ },
  { duty: 'so are they in results of searches', on: /^certification\//, says: /示例证书：/ },
  {
    duty: 'certificates are samples, in English too',
    on: /^en\/security\.html/,
    says: /These are samples: names, dates and results/,
  },
  {
    duty: 'HIPAA is answered plainly',
    on: /^en\/security\.html/,
    says: /no HIPAA business associate agreement, so do not send us health information/,
  },
  { duty: 'customers are samples', on: /^(?:case|index)\.html/, says: /示例客户/ },
  { duty: 'so are they at the end of each story', on: /^case\//, says: /客户、人物与数据为示例/ },
  { duty: 'incomes of partners have a warning', on: /^partner\/(?:isv|si|dealer)\.html/, says: /风险提示：[^\n]*算例/ },
  {
    duty: 'agents name their registration and marks',
    on: /^(?:rtc|im|iot|emotional)-ai\.html/,
    says: /备案号[^\n]*标识办法/,
  },
  { duty: 'maps are sketches', on: /^(?:wecan|global|about)\.html/, says: /地图为示意图/ },
  {
    duty: 'names of other products are marks',
    on: /^(?:yys-middleware|yys-index|private-cloud)\.html/,
    says: /权利人的商标/,
  },
  { duty: 'the law comes before the meter', on: /^social-1v1\.html/, says: /先核实名与年龄/ },
  { duty: 'the law comes before the gifts', on: /^voicechat\.html/, says: /须实名且满十六周岁/ },
];

let texts: readonly { name: string; text: string }[];
beforeAll(async () => {
  texts = (await builtPages()).map(({ name, passages }) => ({
    name,
    text: passages.map(({ text }) => text).join('\n'),
  }));
});

describe('what stands beside a claim', () => {
  it.each(duties)('$duty', ({ on, says }) => {
    const pages = texts.filter(({ name }) => on.test(name));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ text }) => !says.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
