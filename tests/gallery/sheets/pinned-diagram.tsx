import { PinnedDiagram } from '../../../components/sections/pinned-diagram.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

const drawing = (names: readonly string[]) => (
  <svg viewBox="0 0 640 480" fill="none" aria-hidden="true">
    <rect width="640" height="480" rx="20" fill="var(--tint-soft)" />
    {names.map((name, index) => (
      <g key={name} data-step={index + 1}>
        <rect
          x={60 + index * 90}
          y={60 + index * 90}
          width="240"
          height="64"
          rx="12"
          fill="var(--card)"
          stroke="var(--tint)"
        />
        <text x={84 + index * 90} y={98 + index * 90} fontSize="18" fill="currentColor">
          {name}
        </text>
      </g>
    ))}
    <path data-from={2} d="M300 92Q340 92 340 150" stroke="var(--second)" strokeWidth="3" />
  </svg>
);

export const pinnedDiagram: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="跟着一条消息走一遍">
        <PinnedDiagram
          art={drawing(['写下', '排号', '扩散', '送达'])}
          steps={[
            { title: '先存本地', text: '按下发送，消息先落在本机，界面立刻显示。断网也是如此，连上后按序补发。' },
            { title: '排一个号', text: '同一会话里的消息由一处排号，先说的排在前面，不看谁的表快。' },
            { title: '写给每个人', text: '两千人以内写扩散：每人一份收件箱。超过两千人读扩散：打开时拉取。' },
            { title: '唤醒锁屏的', text: '在线的走长连接，锁屏的由推送唤醒。' },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'navy',
    body: (
      <Section ground="night" title="Inside half a second">
        <PinnedDiagram
          flipped
          art={drawing(['Hear', 'Think', 'Speak'])}
          steps={[
            { title: 'Hear', text: 'Speech becomes text while it is spoken.' },
            { title: 'Think', text: 'The first words are enough to begin.' },
            { title: 'Speak', text: 'The voice starts before the sentence is complete.' },
          ]}
        />
      </Section>
    ),
  },
];
