/** What the agent says until somebody interrupts it. */
export const answer =
  '明天上午九点到十一点都还有号：张医生看慢性病随访，李医生看初诊，两位都在三楼。您想挂哪一位？我可以顺便把上次的化验单带过去。';

/** Milliseconds for which a character is spoken: about seven a second. */
export const perCharacter = 140;

/** What the agent does about a sound of the visitor. */
type Effect = 'continue' | 'dip' | 'stop';

export type Interjection = {
  id: 'hum' | 'cough' | 'wait';
  name: string;
  /** Milliseconds that the sound lasts, and after which the agent has decided. */
  length: number;
  effect: Effect;
  text: string;
  /** Loudness of the sound, one value for each tenth of a second. */
  bars: readonly number[];
};

export const interjections: readonly Interjection[] = [
  {
    id: 'hum',
    name: '嗯',
    length: 310,
    effect: 'continue',
    text: '短、平、落在换气处：是附和，智能体接着说。',
    bars: [0.5, 0.7, 0.3],
  },
  {
    id: 'cough',
    name: '咳嗽',
    length: 480,
    effect: 'dip',
    text: '不能确定时先把音量降一半；声音消失后 200 毫秒内恢复。',
    bars: [0.9, 0.1, 0.8, 0.2, 0.1],
  },
  {
    id: 'wait',
    name: '等一下',
    length: 450,
    effect: 'stop',
    text: '够长，又确是人声：端上先静音，不等服务器；没播出的话全部作废。',
    bars: [0.8, 0.9, 0.9, 0.8, 0.4],
  },
];

/** What the status line says of an interjection after so many characters were heard. */
export function verdictOn({ effect, name, length }: Interjection, heard: number): string {
  const said = `“${name}”，${length} 毫秒`;
  if (effect === 'continue') return `${said}：判为附和，接着说`;
  if (effect === 'dip') return `${said}：不能确定，音量先降一半，再恢复`;
  return `${said}：判为打断，已静音；历史只记到第 ${heard} 个字，没播出的 ${answer.length - heard} 个字作废`;
}
