import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { grouped } from '../../../../config/rules/price.ts';
import { clockOf, fight, first, scoreOf } from '../model.ts';
import { clashDrawing, mishaps } from '../words.yaml';

const scores = (second: number) => [scoreOf('left', second), scoreOf('right', second)] as const;

/** What two crowds have on their screens: nothing, a score ahead of its picture, two winners. */
const screens = [
  [
    [clashDrawing.leftCrowd, 0, 0],
    [clashDrawing.rightCrowd, 0, 0],
  ],
  [
    [clashDrawing.picture, ...scores(297 - first.lag / 1_000)],
    [clashDrawing.message, ...scores(297)],
  ],
  [
    [clashDrawing.leftBooks, ...scores(fight)],
    [clashDrawing.rightBooks, ...scores(298)],
  ],
] as const;
const titleY = 24;

const tone = (leads: boolean) => (leads ? 'var(--ink)' : 'var(--muted)');

/** The clock of a match; at each of three moments of it two screens that ought to agree, with the score as a bar. */
function view(width: number, columns: number, font: number): View {
  const pitch = (width + 56) / columns;
  /** In one column screens are flat, and as close as their times allow. */
  const [screenHeight, bar, scoreY] = columns > 1 ? [116, 46, 92] : [84, 34, 71];
  const row = screenHeight + 44;
  const clockHeight = columns > 1 ? 116 : 92;
  const half = tenth((pitch - 60) / 2);
  const x = (second: number) => tenth(8 + (second / fight) * (width - 16));
  const screen = ([name, left, right]: (typeof screens)[number][number], at: number) => {
    const dark = left + right === 0;
    const middle = tenth((left / (left + right)) * half);
    const texts = dark
      ? ([
          [half / 2, bar + 16, clashDrawing.dark, 'middle', 'var(--surface)'],
          [half / 2, titleY, name, 'middle', 'var(--surface)'],
        ] as const)
      : ([
          [half / 2, titleY, name, 'middle', 'var(--muted)'],
          [14, scoreY, grouped(left), 'start', tone(left > right)],
          [half - 14, scoreY, grouped(right), 'end', tone(right > left)],
        ] as const);
    return (
      <g key={name} transform={`translate(${at * (half + 4)} 0)`}>
        <path d={`M0 0H${half}V${screenHeight}H0Z`} fill={`var(${dark ? '--ink' : '--card'})`} stroke="var(--rule)" />
        {dark ? null : <path d={`M0 ${bar}h${middle}v18h${-middle}Z`} fill="#ff7a3d" />}
        {dark ? null : <path d={`M${middle} ${bar}H${half}v18H${middle}Z`} fill="#8a5cff" />}
        {texts.map(([across, y, text, anchor, fill]) => (
          <Text key={`${across} ${y}`} x={across} y={y} size={font} weight={600} anchor={anchor} fill={fill}>
            {text}
          </Text>
        ))}
      </g>
    );
  };
  const art = (
    <>
      <path d={`M8 40H${width - 8}`} stroke="var(--rule)" strokeWidth="4" />
      {[1, 2, 3, 4].map((minute) => (
        <Text key={minute} x={x(minute * 60)} y={16} size={font} anchor="middle" fill="var(--muted)">
          {clockOf(minute * 60)}
        </Text>
      ))}
      {mishaps.map(({ at }, index) => {
        const [left, top] = [(index % columns) * pitch, clockHeight + Math.floor(index / columns) * row];
        return (
          <g key={at}>
            <circle cx={x(at)} cy="40" r="7" fill="var(--third)" />
            {columns > 1 ? (
              <path
                d={`M${x(at)} 40C${x(at)} 84 ${left + half} 54 ${left + half} ${top}`}
                stroke="var(--third)"
                strokeWidth="2"
              />
            ) : null}
            <Text x={left} y={top - 20} size={font + 2} weight={650} fill="var(--third-ink)">
              {clockOf(at)}
            </Text>
            <g transform={`translate(${left} ${top})`}>{screens[index]!.map(screen)}</g>
          </g>
        );
      })}
    </>
  );
  return { size: [width, clockHeight + Math.ceil(mishaps.length / columns) * row - 24], art };
}

export const Clash = () => (
  <Drawing
    title={clashDrawing.title({ moments: mishaps.map(({ at, title }) => `${clockOf(at)} ${title}`).join('，') })}
    wide={view(1200, 3, 16)}
    narrow={view(358, 1, 13)}
  />
);
