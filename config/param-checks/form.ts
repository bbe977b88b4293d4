import { documents } from './documents.ts';
import { formVerdicts } from './findings.ts';
import type { Rule } from './check.ts';
import { sourceLimits } from './source.ts';

const part = '写法';

/** What is checked of how a text is written, in either generation. The conditions are in `findings.ts`. */
export const formRules = (document: keyof typeof documents): readonly Omit<Rule, 'when'>[] => [
  {
    id: 'unreadable',
    field: '任意位置',
    verdict: formVerdicts.unreadable,
    part,
    condition: `读到这里中断，或嵌套超过 ${sourceLimits.depth} 层`,
    advice: '多半少了逗号、引号或右括号。前面读到的字段照常检查，后面的没有读。',
    document: documents[document],
  },
  {
    id: 'wrong-type',
    field: '任意字段',
    verdict: formVerdicts['wrong-type'],
    part,
    condition: '类型不对',
    advice: '数字不加引号，列表用方括号。SDK 不替您转换，写错的按没有填处理。',
    document: documents[document],
  },
  {
    id: 'unknown-field',
    field: '任意字段',
    verdict: formVerdicts['unknown-field'],
    part,
    condition: '没有这个字段',
    advice: '拼错的字段不报错，也不生效，最难发现。只差一两个字母的，给出正确的名字。',
    document: documents[document],
  },
  {
    id: 'written-twice',
    field: '任意字段',
    verdict: formVerdicts['written-twice'],
    part,
    condition: '同一个字段写了两次',
    advice: '后写的一次生效，标出的这一次不起作用。删掉它，免得改错地方。',
    document: documents[document],
  },
];
