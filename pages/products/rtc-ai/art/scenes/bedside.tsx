import { Bubble } from '../../../../../components/art/kit/bubble.tsx';
import { Text } from '../../../../../components/art/kit/text.tsx';
import { voicePath } from '../voice.ts';

/** Late at night, a lamp that remembers. */
export function Bedside() {
  return (
    <svg
      viewBox="0 0 600 420"
      fill="none"
      role="img"
      aria-label="陪伴：夜里的台灯记得明天要面试，轻声说完晚安便不再开口"
    >
      <rect width="600" height="420" fill="#101d42" />
      <circle cx="540" cy="52" r="28" fill="#ffe9b8" />
      <circle cx="529" cy="45" r="26" fill="#101d42" />
      <path d="M0 352H600V420H0Z" fill="#0b1533" />
      <path d="M112 176L40 352H264L192 176Z" fill="#ffe9b8" opacity=".14" />
      <path d="M120 108h64l26 74H94Z" fill="#ffb98f" />
      <path d="M152 182v160" stroke="#e7a37c" strokeWidth="7" />
      <path d="M112 352q4-20 40-20t40 20z" fill="#e7a37c" />
      <path
        d={voicePath({ x: 128, y: 146, gap: 8, height: 18, bars: 7 })}
        stroke="#7a3b1d"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Bubble x={270} y={96} width={236} size={16} lines={['明天九点面试，闹钟定好了。', '紧张的话，再练一遍？']} />
      <Bubble x={440} y={182} width={106} own size={16} lines={['不了，睡吧']} />
      <Bubble x={270} y={244} width={74} size={16} lines={['晚安。']} />
      <Text x={270} y={386} size={15} fill="#b4c2de">
        记得：面试 · 怕黑 · 不吃香菜　可随时删除
      </Text>
    </svg>
  );
}
