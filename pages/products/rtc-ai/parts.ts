import { agentBudget } from '../../../config/agent-budget.ts';
import { about } from './words.yaml';

/** From the last syllable spoken to the first one heard. */
export const budget = agentBudget.map((part) => ({ ...part, ...about[part.id] }));

export const total = (parts: readonly { median: number }[]) => parts.reduce((sum, { median }) => sum + median, 0);

/** The same one after the other, as bars. */
export const spans = budget.map(({ name, median, slow, about }, index) => {
  const from = total(budget.slice(0, index));
  return {
    name: `${index + 1} ${name}`,
    note: `${about}；P95 ${slow} 毫秒`,
    from,
    to: from + median,
    value: `${median} 毫秒`,
    tone: index < 4 ? ('first' as const) : ('second' as const),
  };
});

type Choice = {
  name: string;
  /** Milliseconds it takes of the first answer, at the median. */
  median: number;
  about: string;
};
/** What an agent is put together from, one choice of each. `part` is the budget's name for what the choice takes the place of. */
export type Slot = { id: string; title: string; part: string; choices: readonly Choice[]; own: string };

export const slots: readonly Slot[] = [
  {
    id: 'hear',
    title: '听',
    part: '识别收尾',
    choices: [
      { name: '普通话', median: 40, about: '安静与嘈杂两套模型自动切换' },
      { name: '方言与中英混说', median: 60, about: '粤语、川渝、吴语等 9 种' },
      { name: '专业词表', median: 55, about: '药名、型号、人名，至多 5,000 词' },
    ],
    own: '或接您自己的识别服务',
  },
  {
    id: 'think',
    title: '想',
    part: '模型首句',
    choices: [
      { name: '通用模型', median: 180, about: '问答、导购与多数客服' },
      { name: '轻量模型', median: 120, about: '指令明确、话术固定' },
      { name: '深思模型', median: 420, about: '先应一声，再给推理结果' },
    ],
    own: '或接您自己的模型，兼容常见的对话接口',
  },
  {
    id: 'say',
    title: '说',
    part: '合成首包',
    choices: [
      { name: '标准音色', median: 70, about: '男女老少 32 种' },
      { name: '情感音色', median: 110, about: '语气跟着内容走' },
      { name: '授权复刻', median: 130, about: '5 分钟录音' },
    ],
    own: '或接您自己的合成服务',
  },
];

/** What of the first answer no choice changes. */
export const fixed = total(budget.filter(({ name }) => !slots.some(({ part }) => part === name)));
