import { probes } from './words.yaml';

export { probes } from './words.yaml';
/** A month of talks: what each day was about, and how the user felt, from −2 to 2. */
const topics =
  '加班,堵车,豆豆,面馆,请假,打雷,感冒,雨天,路考,相亲,球赛,豆豆走了,睡不着,没说话,翻相册,散步,路考过了,新同事,降温,妈妈,快递,改稿,做梦,戒咖啡,体检,老同学,搬桌子,下雪,火锅,无聊'.split(
    ',',
  );
const moods = [-1, -1, 2, 1, 0, -2, -1, 0, -1, 1, 1, -2, -2, -2, -1, 0, 2, 1, 0, 1, 1, -1, 0, 0, 0, 2, 1, 2, 2, -1];
export const diary = topics.map((topic, index) => ({ day: index + 1, topic, mood: moods[index]! }));

/** What was extracted from it: the day, the fact, and how it may be used. */
export const memories = [
  { id: 'dog', day: 3, fact: '养狗，叫豆豆，九岁', use: '可以主动提' },
  { id: 'thunder', day: 6, fact: '怕打雷', use: '可以主动提' },
  { id: 'died', day: 12, fact: '豆豆走了', use: '只影响语气' },
  { id: 'mother', day: 20, fact: '妈妈十二月八日生日', use: '被问到才说' },
  { id: 'coffee', day: 24, fact: '戒咖啡，改喝茶', use: '可以主动提' },
] as const;
export type Memory = (typeof memories)[number]['id'];

export type Probe = keyof typeof probes;

type Answer = { text: string; why: string; used: readonly Memory[] };

/** What it answers with what it still remembers. */
export function answerTo(probe: Probe, kept: ReadonlySet<string>): Answer {
  if (probe === 'storm')
    return kept.has('thunder')
      ? { text: '灯开着，窗关好。我陪您说话，等它过去。', why: '第 6 天说过怕打雷', used: ['thunder'] }
      : { text: '雷阵雨通常半小时就停，记得收衣服。', why: '没有可用的记忆，只剩常识', used: [] };
  if (probe === 'drink')
    return kept.has('coffee')
      ? { text: '热的大麦茶？咖啡已经戒了六天，别破功。', why: '第 24 天说戒了咖啡', used: ['coffee'] }
      : { text: '来杯拿铁，提神快。', why: '忘了第 24 天，劝人喝咖啡', used: [] };
  if (kept.has('died'))
    return {
      text: '要不要去河边走走？叶子黄了。走累了就回来，我在。',
      why: kept.has('dog') ? '知道豆豆走了，所以不提，只把话放轻' : '知道有谁走了，不知道是谁，只把话放轻',
      used: kept.has('dog') ? ['dog', 'died'] : ['died'],
    };
  return kept.has('dog')
    ? { text: '带豆豆去河边跑一圈？', why: '忘了第 12 天，豆豆“复活”了', used: ['dog'] }
    : { text: '看场电影，或者约朋友吃饭？', why: '对谁都能这样答', used: [] };
}

export const everything: ReadonlySet<string> = new Set(memories.map(({ id }) => id));

export function reading(probe: Probe, kept: ReadonlySet<string>) {
  const { text, why, used } = answerTo(probe, kept);
  return {
    texts: { probe: probes[probe], answer: text, why },
    used,
    status: `记得 ${kept.size} 条，这一句用到 ${used.length} 条：${why}`,
  };
}
