import { Avatar } from '../../../../../components/art/kit/people/avatar.tsx';
import type { PersonLook } from '../../../../../components/art/kit/people/look.ts';
import { Text } from '../../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../../components/art/kit/waveform.tsx';

const seats = [
  { name: '阿澈', of: { hair: 'part', gear: ['headset'] }, ground: '#cfdcff' },
  { name: '小鹿', of: { hair: 'long', mood: 'talk' }, ground: '#e4dcff', speaking: true },
  { name: '南风', of: { hair: 'crop', skin: 2 }, ground: '#cdeee8' },
  { name: '阿豆', of: { hair: 'bun', skin: 1 }, ground: '#ffe9b8' },
  { name: '阿岩', of: {}, ground: '#ffe0cc' },
  { name: '知夏', of: { hair: 'wave', color: 'brown' }, ground: '#b9d4f5' },
] as const satisfies readonly { name: string; of: PersonLook; ground: string; speaking?: boolean }[];

/** A voice room: the seats, one of them speaking, and a gift on its way. */
export function VoiceRoom() {
  return (
    <svg
      viewBox="0 0 420 260"
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      role="img"
      aria-label="语聊房：六个麦位，其中一位正在说话，一份礼物飞过"
    >
      <rect x={36} y={22} width={348} height={270} rx="20" fill="#101d42" />
      <Text x={60} y={50} size={14} weight={600} fill="#ffffff">
        深夜电台 · 聊聊这座城
      </Text>
      <Text x={360} y={50} size={12} anchor="end" fill="var(--on-night-muted)">
        1,204 人在听
      </Text>
      <path
        d="M48 218q-24-120 128-116"
        stroke="var(--warm)"
        strokeWidth="1.5"
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      <g transform="translate(28 224) rotate(-12)">
        <rect width="32" height="26" rx="4" fill="var(--warm)" />
        <path d="M16 0v26M0 9h32" stroke="#fff" strokeWidth="3" />
        <path d="M16 0c-10-12-16-2 0 0M16 0c10-12 16-2 0 0" stroke="var(--warm)" strokeWidth="3" />
      </g>
      {seats.map((seat, index) => {
        const x = 100 + (index % 3) * 110;
        const y = 104 + Math.floor(index / 3) * 88;
        return (
          <g key={seat.name}>
            {'speaking' in seat ? <circle cx={x} cy={y} r="33" stroke="var(--accent)" strokeWidth="2.5" /> : null}
            <Avatar x={x} y={y} r={27} seed={seat.name} of={seat.of} ground={seat.ground} />
            <Text x={x} y={y + 43} size={12} anchor="middle" fill="var(--on-night-muted)">
              {seat.name}
            </Text>
          </g>
        );
      })}
      <Waveform x={250} y={104} bars={5} gap={5} height={22} color="var(--on-night-accent)" live />
    </svg>
  );
}
