import { memories } from './model.ts';
import { deleted } from './words.yaml';

const [dog, thunder, died, mother, coffee] = memories;

type End = { day: number; replaced: boolean };
type Life = { fact: string; use: string; day: number; said: number[]; toned: number[]; note: string; end?: End };

/** What became of each memory: on which days it was said, or only softened the tone; when it was replaced, or deleted by the user. */
export const lives: readonly Life[] = [
  { ...dog, said: [8], toned: [30], end: { day: 12, replaced: true }, note: '被取代，不删；只在问起“以前”时拿出来' },
  { ...thunder, said: [8], toned: [], note: '下雨那天先问了窗户' },
  { ...died, said: [], toned: [13, 14, 15, 30], note: '离世、疾病、争吵默认不提，分级多花 60 毫秒' },
  { ...deleted, said: [], toned: [], end: { day: 14, replaced: false }, note: '本人删除，24 小时内查不到' },
  { ...mother, said: [], toned: [], note: '没人问起，一次没说' },
  { ...coffee, said: [26, 29], toned: [], note: '两次点喝的，都换成了茶' },
];
