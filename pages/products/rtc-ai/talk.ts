import { type Interjection, sounds, type Talk } from '../../../components/try/talk.ts';
import { answer, interruptions as about } from './words.yaml';

const interjections: readonly Interjection[] = sounds.map((sound) => ({ ...sound, ...about[sound.id] }));

/** What the agent says, about seven characters a second, and what three sounds do to it. */
export const talk: Talk = {
  answer,
  perCharacter: 140,
  interjections,
  verdictOn({ effect, name, length }, heard) {
    const said = `“${name}”，${length} 毫秒`;
    if (effect === 'continue') return `${said}：判为附和，接着说`;
    if (effect === 'dip') return `${said}：不能确定，音量先降一半，再恢复`;
    return `${said}：判为打断，已静音；历史只记到第 ${heard} 个字，没播出的 ${answer.length - heard} 个字作废`;
  },
  says: {
    talking: '智能体正在说话，插一句试试',
    ended: '说完了，没有人打断；再播一次，插一句试试',
    silent: '智能体没有在说话，先播放它的回答',
  },
};

/** What is written in the frame of the try-out. */
export const frame = {
  frame: '打断它试试',
  hint: '播放后插一句',
  status: '三种声音，三种处理：附和接着说，咳嗽先降音量，“等一下”判为打断，随即静音',
  controls: '播放与插话',
  play: '播放智能体的回答',
  length: ({ name, length }: { name: string; length: number }) => `${name}，${length} 毫秒`,
};
