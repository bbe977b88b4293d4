import { Waveform } from '../art/kit/waveform.tsx';
import { measurements } from '../../config/measurements.ts';
import type { Room } from './room.ts';

const { call, noise, doubleTalk, reroute } = measurements;

/** The rooms of the ground floor, 240 wide: processing of the sound before it is sent. */
export const qualityRooms: readonly Room[] = [
  { name: '弱网', note: `丢包 ${call.lossUnderstood}% 仍得 ${call.score} 分`, art: <Loss /> },
  { name: '降噪', note: `街边只吞 ${noise.swallowed}% 的字`, art: <Noise /> },
  { name: '双讲', note: `同时开口吞字 ${doubleTalk.median}%`, art: <DoubleTalk /> },
  { name: '换路', note: `${reroute.moved / 1_000} 秒改走另一条`, art: <Reroute /> },
];

const slots = Array.from({ length: 9 }, (_, index) => index);
/** Packets that are lost: three of ten in a row, as bursts are. */
const lost = [2, 5, 6];

/** A row of packets with gaps, and the same row whole behind the machine. */
function Loss() {
  return (
    <>
      {slots.map((slot) => (
        <rect
          key={slot}
          x={24 + slot * 22}
          y="88"
          width="16"
          height="24"
          rx="3"
          fill={lost.includes(slot) ? 'none' : 'var(--tint)'}
          stroke={lost.includes(slot) ? 'var(--third-ink)' : 'var(--tint)'}
          strokeDasharray={lost.includes(slot) ? '4 3' : undefined}
          strokeWidth="2"
        />
      ))}
      <path d="M120 118v26m-8-9l8 9 8-9" stroke="currentColor" strokeWidth="2.5" />
      {slots.map((slot) => (
        <rect
          key={slot}
          x={24 + slot * 22}
          y="152"
          width="16"
          height="24"
          rx="3"
          fill={lost.includes(slot) ? 'var(--second)' : 'var(--tint)'}
        />
      ))}
    </>
  );
}

/** A crowded street goes in, a voice comes out. */
function Noise() {
  return (
    <>
      <path
        d="M20 132l6-20 6 38 6-46 6 40 6-30 6 34 6-44 6 36 6-26 6 32"
        stroke="var(--third-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="96" y="94" width="56" height="76" rx="6" fill="var(--tint-soft)" stroke="currentColor" strokeWidth="2" />
      <path d="M108 116h32M108 132h32M108 148h32" stroke="currentColor" strokeWidth="3" />
      <Waveform x={166} y={132} bars={10} gap={7} height={48} color="var(--second)" />
    </>
  );
}

/** Two voices at the same moment, both on the line. */
function DoubleTalk() {
  return (
    <>
      <Waveform x={24} y={108} bars={28} gap={7} height={34} color="var(--tint)" />
      <Waveform x={24} y={156} bars={28} gap={7} height={34} color="var(--second)" from={9} />
      <path d="M92 84v96M160 84v96" stroke="currentColor" strokeWidth="2" strokeDasharray="4 4" />
    </>
  );
}

/** Two pipes from below: one is closed, the other takes over. */
function Reroute() {
  return (
    <>
      <path d="M70 200v-40q0-24 24-24h22" stroke="var(--rule)" strokeWidth="12" />
      <path d="M60 166l20 20m0-20l-20 20" stroke="var(--third-ink)" strokeWidth="4" />
      <path d="M178 200v-40q0-24-24-24h-34v-48" stroke="var(--tint)" strokeWidth="12" />
      <circle cx="120" cy="136" r="17" fill="var(--ground)" stroke="currentColor" strokeWidth="3" />
      <path d="M120 136l9-9" stroke="currentColor" strokeWidth="3" />
    </>
  );
}
