import type { Work } from '../../config/works/challenge.ts';
import { type Use, uses } from '../../config/works/marks.ts';
import { Drawing } from '../art/kit/drawing.tsx';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';
import * as words from './words.yaml';

const colors: Record<Use, string> = {
  voice: '#2f5bff',
  video: '#0b1b34',
  text: '#b8430a',
  board: '#087a68',
  ai: '#8a3fd1',
};

/** Mark of a use between two places of a line: a wave, a block, dots, a zigzag, a chain of diamonds. */
export function UseMark({ use, x, y, width }: { use: Use; x: number; y: number; width: number }) {
  const color = colors[use];
  if (use === 'video') return <rect x={tenth(x)} y={y - 9} width={tenth(width)} height="18" rx="3" fill={color} />;
  const step = { voice: 8, board: 12, text: 12, ai: 14 }[use];
  const count = Math.max(1, Math.floor(width / step));
  const places = Array.from({ length: count }, (_, index) => tenth(x + index * step));
  if (use === 'voice') {
    const d = places.map((_, index) => `q${step / 2} ${index % 2 ? 12 : -12} ${step} 0`).join('');
    return <path d={`M${tenth(x)} ${y}${d}`} stroke={color} strokeWidth="3" strokeLinecap="round" fill="none" />;
  }
  if (use === 'board') {
    const d = places.map(() => 'l6 -7 6 7').join('');
    return <path d={`M${tenth(x)} ${y + 3}${d}`} stroke={color} strokeWidth="3" strokeLinejoin="round" fill="none" />;
  }
  const d = places
    .map((place) =>
      use === 'text' ? `M${place + 1} ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0z` : `M${place} ${y}l6 -7 6 7 -6 7z`,
    )
    .join('');
  return <path d={d} fill={color} />;
}

/** Height of a line. */
const lane = 48;

type WorkScoreProps = {
  work: Pick<Work, 'name' | 'minutes' | 'lanes'>;
  /** With the names of those who take part, and minutes below. */
  named?: boolean;
  /** Width of the drawing in wide windows. */
  width?: number;
};

/** A typical use of an entry as a score: a line for each participant with their actions, to scale in minutes. */
export function WorkScore({ work, named = false, width: across = 640 }: WorkScoreProps) {
  const { name, minutes, lanes } = work;
  const said = lanes.map(
    ({ who, parts }) => `${who}：${[...new Set(parts.map(({ use }) => uses[use].name))].join('、')}`,
  );
  const view = (width: number, left: number, size: number) => {
    const height = 24 + lanes.length * lane + (named ? 36 : 12);
    return {
      size: [width, height] as const,
      art: <Lines work={work} named={named} left={left} right={width - 20} size={size} />,
    };
  };
  return (
    <Drawing
      title={words.workScore.title({ name, minutes, uses: said.join('；') })}
      wide={view(across, named ? 96 : 20, 17)}
      narrow={named ? view(350, 56, 12.5) : undefined}
    />
  );
}

/** The score for shared links, on the ground `className`, with larger letters. */
export function WorkScoreCard({ work, className }: Pick<WorkScoreProps, 'work'> & { className: string }) {
  return (
    <svg
      viewBox={`-28 -20 440 ${24 + work.lanes.length * lane + 76}`}
      fill="none"
      aria-hidden="true"
      className={className}
    >
      <Lines work={work} named left={72} right={376} size={17} />
    </svg>
  );
}

type LinesProps = Required<Pick<WorkScoreProps, 'work' | 'named'>> & { left: number; right: number; size: number };

function Lines({ work: { minutes, lanes }, named, left, right, size }: LinesProps) {
  const floor = 24 + lanes.length * lane;
  const along = (minute: number) => left + (minute / minutes) * (right - left);
  return (
    <>
      <path
        d={[0, 0.25, 0.5, 0.75, 1].map((share) => `M${along(minutes * share)} 14V${floor}`).join('')}
        stroke="#0b1b34"
        strokeOpacity=".14"
      />
      {lanes.map(({ who, parts }, index) => {
        const y = 14 + lane * (index + 0.5);
        return (
          <g key={who}>
            <path d={`M${left} ${y}H${right}`} stroke="#0b1b34" strokeOpacity=".2" strokeWidth="1.5" />
            {named ? (
              <Text x={0} y={y} size={size} weight={600}>
                {who}
              </Text>
            ) : null}
            {parts.map(({ use, from, to }) => (
              <UseMark key={`${use}${from}`} use={use} x={along(from)} y={y} width={along(to) - along(from)} />
            ))}
          </g>
        );
      })}
      {named
        ? [0, 0.5, 1].map((share) => (
            <Text
              key={share}
              x={along(minutes * share)}
              y={floor + 20}
              size={size - 0.5}
              anchor={share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}
              fill="var(--ink-muted)"
            >
              {share === 0 ? words.workScore.begin : words.workScore.minute({ minute: minutes * share })}
            </Text>
          ))
        : null}
    </>
  );
}
