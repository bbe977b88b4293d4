import { draw } from '../../ui/seed.ts';
import { Arc, Point } from '../kit/arc.tsx';
import { Bars } from '../kit/bars.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { Text } from '../kit/text.tsx';
import { Panel } from './panel.tsx';
import type { Work } from './work.ts';

/** A shared board: a function, a figure, or a line of music. */
export const board: Work = ({ seed, music = false }) => {
  const subject = music ? 2 : draw({ seed, index: 0, below: 2 });
  const bend = draw({ seed, index: 1, below: 40 });
  return (
    <Panel>
      <path d="M0 28H240" stroke="#e3e8f1" />
      {['var(--primary)', 'var(--warm)', 'var(--accent)', 'var(--ink)'].map((color, index) => (
        <circle key={color} cx={20 + index * 18} cy="14" r={index === subject ? 6 : 4.5} fill={color} />
      ))}
      {subject === 0 ? (
        <>
          <path d="M30 136h184M42 146V42" stroke="#9aa8c2" strokeWidth="1.5" />
          <path
            d={`M36 ${120 - bend}C80 ${60 + bend} 110 150 140 ${110 - bend}S190 40 212 ${60 + bend / 2}`}
            stroke="var(--primary)"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
          <Text x={62} y={52} size={13} weight={550} fill="var(--accent-ink)">
            y = sin(x) + k
          </Text>
        </>
      ) : null}
      {subject === 1 ? (
        <>
          <path d={`M44 138L${96 + bend} 48L196 138Z`} stroke="var(--ink)" strokeWidth="2.5" strokeLinejoin="round" />
          <path d={`M${96 + bend} 48V138`} stroke="var(--warm)" strokeWidth="2" strokeDasharray="5 5" />
          <circle cx={112 + bend / 4} cy="110" r="28" stroke="var(--primary)" strokeWidth="3" />
          <path d={`M${96 + bend} 128h10v10`} stroke="var(--warm)" strokeWidth="2" />
        </>
      ) : null}
      {subject === 2 ? (
        <>
          <path d="M20 60h200M20 76h200M20 92h200M20 108h200M20 124h200" stroke="#c3cee0" strokeWidth="1.5" />
          {[0, 1, 2, 3, 4].map((note) => {
            const x = 60 + note * 34;
            const y = 68 + draw({ seed, index: 5 + note, below: 7 }) * 8;
            return (
              <g key={note}>
                <ellipse
                  cx={x}
                  cy={y}
                  rx="9"
                  ry="6.5"
                  transform={`rotate(-18 ${x} ${y})`}
                  fill={note === 2 ? 'var(--primary)' : 'var(--ink)'}
                />
                <path d={`M${x + 8} ${y}v-36`} stroke={note === 2 ? 'var(--primary)' : 'var(--ink)'} strokeWidth="2" />
              </g>
            );
          })}
        </>
      ) : null}
      <path d="M196 118l4 22 6-6 10 2z" fill="var(--ink)" stroke="#ffffff" />
    </Panel>
  );
};

/** Two places of the globe, and the way between them. They have names where the words beside the drawing name them. */
export const globe: Work = ({ seed, places = [] }) => {
  const [from, to] = places;
  const lift = 20 + draw({ seed, index: 1, below: 30 });
  return (
    <Panel dark>
      <g stroke="#2d4a8f" strokeWidth="1.2">
        <path d="M16.2 160A104 104 0 0 1 223.8 160Z" fill="#142c63" />
        <path d="M79.1 160A41 104 0 0 1 160.9 160M41.1 160A79 104 0 0 1 198.9 160M33.7 108h172.6M19.3 140h201.4M120 62v98" />
      </g>
      <Arc from={[56, 112]} to={[186, 104]} lift={lift} color="var(--on-night-accent)" width={2.5} signal />
      <Arc from={[56, 112]} to={[124, 136]} lift={12} color="var(--primary)" width={2} />
      <Point at={[56, 112]} color="var(--on-night-accent)" />
      <Point at={[186, 104]} color="var(--warm)" />
      <Point at={[124, 136]} color="var(--on-night-primary)" r={3.5} />
      {from ? (
        <Text x={56} y={132} size={13} anchor="middle" fill="#ffffff">
          {from}
        </Text>
      ) : null}
      {to ? (
        <Text x={186} y={124} size={13} anchor="middle" fill="#ffffff">
          {to}
        </Text>
      ) : null}
    </Panel>
  );
};

/** A day of readings, the worst hour found. */
export const readings: Work = ({ seed, delay }) => {
  const bars = Array.from({ length: 12 }, (_, index) => 18 + draw({ seed, index, below: 46 }));
  const worst = bars.indexOf(Math.max(...bars));
  return (
    <Panel>
      <Text x={18} y={26} size={12} weight={600}>
        端到端时延
      </Text>
      {delay ? (
        <Text x={222} y={26} size={12} weight={650} anchor="end" fill="var(--accent-ink)">
          {delay}
        </Text>
      ) : null}
      <path d="M18 60h204M18 88h204M18 116h204" stroke="#eef2f9" />
      <Bars
        x={20}
        y={140}
        width={11}
        pitch={17}
        heights={bars}
        color="var(--primary)"
        marked={{ is: (_, index) => index === worst, color: 'var(--warm)' }}
      />
      <path d="M18 142h204" stroke="#c3cee0" strokeWidth="1.5" />
      <circle cx={25.5 + worst * 17} cy={126 - bars[worst]!} r="5" fill="none" stroke="var(--warm)" strokeWidth="2" />
    </Panel>
  );
};

/** A house of one's own: the layers, and the one that works. */
export const stack: Work = ({ seed }) => {
  const busy = draw({ seed, index: 0, below: 3 });
  return (
    <Panel>
      {[0, 1, 2].map((level) => (
        <g key={level}>
          <rect
            x="40"
            y={22 + level * 42}
            width="160"
            height="34"
            rx="8"
            fill={level === busy ? 'var(--primary)' : '#f1f5fd'}
            stroke={level === busy ? 'var(--primary)' : '#cfd9ea'}
          />
          <circle cx="60" cy={39 + level * 42} r="5" fill={level === busy ? '#ffffff' : 'var(--accent)'} />
          <path
            d={`M76 ${39 + level * 42}h${40 + draw({ seed, index: level + 1, below: 50 })}`}
            stroke={level === busy ? '#b9c8ff' : '#c3cee0'}
            strokeWidth="6"
            strokeLinecap="round"
          />
          <path
            d={`M180 ${33 + level * 42}v12`}
            stroke={level === busy ? '#ffffff' : '#9aa8c2'}
            strokeWidth="3"
            strokeLinecap="round"
          />
        </g>
      ))}
      <Glyph x={204} y={136} r={15} name="shield-check" ground="var(--accent-ink)" />
    </Panel>
  );
};

/** What passes and what does not. */
export const review: Work = ({ seed }) => {
  const caught = draw({ seed, index: 0, below: 3 });
  return (
    <Panel>
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <rect x="16" y={18 + row * 44} width="208" height="36" rx="8" fill={row === caught ? '#ffe3d3' : '#f1f5fd'} />
          <Glyph
            x={36}
            y={36 + row * 44}
            r={10}
            name={(['image', 'mic', 'message-square'] as const)[row]!}
            ground="#51607a"
          />
          <path
            d={`M58 ${36 + row * 44}h${60 + draw({ seed, index: 2 + row, below: 56 })}`}
            stroke={row === caught ? '#ffb98f' : '#c3cee0'}
            strokeWidth="7"
            strokeLinecap="round"
          />
          <Glyph
            x={204}
            y={36 + row * 44}
            r={10}
            name={row === caught ? 'x' : 'check'}
            ground={row === caught ? 'var(--danger)' : 'var(--accent-ink)'}
          />
        </g>
      ))}
    </Panel>
  );
};
