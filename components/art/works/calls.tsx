import type { ReactNode } from 'react';
import { draw } from '../../ui/seed.ts';
import { Phone } from '../kit/frames.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Avatar } from '../kit/people/avatar.tsx';
import { Text } from '../kit/text.tsx';
import { Tile } from '../kit/tile.tsx';
import { Waveform } from '../kit/waveform.tsx';
import { Panel } from './panel.tsx';
import type { Work } from './work.ts';

const grounds = ['#cfdcff', '#ffe3d3', '#d5f1ec', '#e4dcff', '#b9d4f5', '#ffe9b8'];
const person = ({ seed, at }: { seed: number; at: number }) => ({
  seed: `${seed} ${at}`,
  ground: grounds[(draw({ seed, index: 2, below: 6 }) + at) % 6]!,
});

/** The keys below a call. */
const keys = (
  <>
    <Glyph x={84} y={141} r={11} name="mic" ground="#2d4a8f" />
    <Glyph x={120} y={141} r={11} name="video" ground="#2d4a8f" />
    <Glyph x={156} y={141} r={11} name="phone-off" ground="var(--danger)" />
  </>
);

type Scene = (props: { seed: number; delay?: string | undefined }) => ReactNode;

/** Ways to call: one large and one small, three beside each other, two face to face, one on the phone. */
const calls: readonly Scene[] = [
  ({ seed }) => (
    <Panel dark>
      <Tile x={10} y={10} width={220} height={112} {...person({ seed, at: 0 })} speaking />
      <Tile x={166} y={18} width={56} height={42} {...person({ seed, at: 1 })} />
      {keys}
    </Panel>
  ),
  ({ seed }) => (
    <Panel dark>
      <Tile x={10} y={10} width={134} height={112} {...person({ seed, at: 0 })} speaking />
      <Tile x={152} y={10} width={78} height={52} {...person({ seed, at: 1 })} />
      <Tile x={152} y={70} width={78} height={52} {...person({ seed, at: 2 })} />
      {keys}
    </Panel>
  ),
  ({ seed }) => (
    <Panel>
      <Tile x={10} y={10} width={106} height={140} {...person({ seed, at: 0 })} />
      <Tile x={124} y={10} width={106} height={140} {...person({ seed, at: 1 })} speaking />
      <circle cx="120" cy="80" r="20" fill="#ffffff" />
      <Waveform x={110} y={80} bars={5} gap={5} height={20} color="var(--primary)" from={seed % 20} />
    </Panel>
  ),
  ({ seed, delay }) => (
    <Panel>
      <Phone x={14} y={-26} width={104} height={212}>
        <rect x="20" y="-20" width="92" height="200" rx="22" fill="#142c63" />
        <Avatar x={66} y={54} r={30} {...person({ seed, at: 0 })} />
        <Waveform x={42} y={106} bars={9} gap={6} height={22} color="var(--on-night-accent)" from={seed % 20} />
        <Glyph x={46} y={146} r={12} name="mic" ground="#2d4a8f" />
        <Glyph x={86} y={146} r={12} name="phone-off" ground="var(--danger)" />
      </Phone>
      <Avatar x={180} y={50} r={24} {...person({ seed, at: 1 })} />
      <Waveform x={146} y={104} bars={12} gap={6.4} height={34} color="var(--primary)" from={(seed + 7) % 20} />
      {delay ? (
        <Text x={180} y={138} size={13} anchor="middle" fill="#51607a">
          {delay}
        </Text>
      ) : null}
    </Panel>
  ),
];

/** A call, in one of its ways. */
export const call: Work = ({ seed, delay }) => {
  const Scene = calls[draw({ seed, index: 5, below: calls.length })]!;
  return <Scene seed={seed} delay={delay} />;
};

/** A meeting of six, one of them speaking. */
export const meeting: Work = ({ seed }) => {
  const speaks = draw({ seed, index: 9, below: 6 });
  return (
    <Panel dark>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <Tile
          key={at}
          x={10 + (at % 3) * 75}
          y={10 + Math.floor(at / 3) * 60}
          width={69}
          height={54}
          {...person({ seed, at })}
          speaking={at === speaks}
        />
      ))}
      <Text x={14} y={144} size={13} fill="#b4c2de">
        {`00:${12 + draw({ seed, index: 10, below: 40 })}:07`}
      </Text>
      <Glyph x={190} y={144} r={9} name="screen-share" ground="#2d4a8f" />
      <Glyph x={216} y={144} r={9} name="users" ground="#2d4a8f" />
    </Panel>
  );
};

/** A room of voices: seats in a ring, one speaks. */
export const room: Work = ({ seed }) => {
  const speaks = draw({ seed, index: 0, below: 5 });
  return (
    <Panel dark>
      {[0, 1, 2, 3, 4].map((at) => {
        const angle = (at * 2 * Math.PI) / 5 - Math.PI / 2;
        const x = Math.round(120 + Math.cos(angle) * 78);
        const y = Math.round(80 + Math.sin(angle) * 46);
        return (
          <g key={at}>
            {at === speaks ? <circle cx={x} cy={y} r="24" stroke="var(--accent)" strokeWidth="2.5" /> : null}
            <Avatar x={x} y={y} r={19} {...person({ seed, at })} />
          </g>
        );
      })}
      <Waveform x={93} y={80} bars={10} gap={6} height={30} color="var(--on-night-accent)" from={speaks * 3} />
    </Panel>
  );
};

/** An agent that listens and answers at once. */
export const agent: Work = ({ seed, delay }) => {
  const from = draw({ seed, index: 0, below: 20 });
  return (
    <Panel>
      <Avatar x={32} y={46} r={19} seed={`${seed}`} ground="#cfdcff" />
      <Waveform x={62} y={46} bars={14} gap={6} height={40} color="var(--primary)" from={from} />
      <path d="M148 18v56M164 86v56" stroke="#c3cee0" strokeDasharray="3 5" />
      {delay ? (
        <Text x={166} y={46} fill="#51607a">
          {delay}
        </Text>
      ) : (
        <path d="M162 46h40" stroke="#c3cee0" strokeWidth="5" strokeLinecap="round" />
      )}
      <Glyph x={208} y={114} r={19} name="bot" ground="var(--accent-ink)" />
      <Waveform x={50} y={114} bars={20} gap={6} height={40} color="var(--accent)" from={from + 7} />
      <path d="M24 80h192" stroke="#eef2f9" strokeWidth="2" />
    </Panel>
  );
};
