import type { TalkSlide } from '../../config/talk-slides.ts';
import { tenth } from '../art/kit/tenth.ts';
import { Text } from '../art/kit/text.tsx';
import styles from './slide.module.css';
import * as words from './words.yaml';

const [left, right, top, bottom] = [40, 520, 116, 244];
const across = (share: number) => tenth(left + (share / 100) * (right - left));
const up = (share: number) => tenth(bottom - (share / 100) * (bottom - top));
const letters = { size: 22, fill: 'var(--slide-ink)' } as const;

type Figure<Name extends 'parts' | 'line' | 'bars' | 'rows'> = NonNullable<TalkSlide[Name]>;

/** The first slide of a talk, 16 : 9: its sentence, and what proves it. */
export function Slide({ says, parts, line, bars, rows }: Omit<TalkSlide, 'lecturer'>) {
  return (
    <svg viewBox="0 0 560 315" fill="none" role="img" aria-label={says} className={styles.slide}>
      <path d="M0 0H560V315H0Z" fill="var(--slide)" />
      <Text x={left} y={56} size={32} weight={700} fill="var(--slide-ink)">
        {says}
      </Text>
      {parts ? <Parts {...parts} /> : null}
      {line ? <Line {...line} /> : null}
      {bars ? <Bars bars={bars} /> : null}
      {rows ? <Rows rows={rows} /> : null}
      {line ? <Note y={272}>{words.slide.course}</Note> : null}
      {bars ? <Note y={290}>{words.slide.lengths}</Note> : null}
    </svg>
  );
}

/** Figures without a scale show a course and no measurement: the slide says so. */
const Note = ({ y, children }: { y: number; children: string }) => (
  <Text x={280} y={y} size={20} anchor="middle" fill="var(--slide-ink)">
    {children}
  </Text>
);

function Parts({ shares, sum }: Figure<'parts'>) {
  const whole = shares.reduce((all, { share }) => all + share, 0);
  let passed = 0;
  return (
    <>
      {shares.map(({ name, share, marked }) => {
        const x = across((passed / whole) * 100);
        passed += share;
        const wide = tenth(across((passed / whole) * 100) - x - 3);
        return (
          <g key={name}>
            <path d={`M${x} 132h${wide}v84h-${wide}Z`} fill={marked ? 'var(--slide-tint)' : 'var(--slide-pale)'} />
            {marked ? (
              <Text x={x} y={114} {...letters} weight={600}>
                {name}
              </Text>
            ) : null}
          </g>
        );
      })}
      <path d={`M${left} 226v14H${right}v-14`} stroke="var(--slide-ink)" strokeWidth="2" />
      <Text x={280} y={266} {...letters} anchor="middle">
        {sum.replaceAll('{sum}', String(whole))}
      </Text>
    </>
  );
}

type Points = NonNullable<Figure<'line'>['points']>;

/** A sound of changing pitch and loudness, with a part that is quieter. */
const waveOf = ({ quietFrom, quietTo }: NonNullable<Figure<'line'>['wave']>): Points =>
  Array.from({ length: 61 }, (_, at) => {
    const x = (at / 60) * 100;
    const loudness = x >= quietFrom && x <= quietTo ? 0.45 : 0.55 + 0.4 * Math.sin(at * 0.21);
    return { x, y: 32 + 30 * Math.sin(at * 0.9) * loudness };
  });

const pathOf = (points: Points) => `M${points.map(({ x, y }) => `${across(x)} ${up(y)}`).join('L')}`;

/** Share of the width that Chinese letters take. */
const widthOf = (text: string) => ((text.length * letters.size) / (right - left)) * 100;

/** The values of a line between two places, every hundredth. */
function heights(points: Points, from: number, to: number): number[] {
  return points.slice(1).flatMap(({ x, y }, index) => {
    const { x: before, y: start } = points[index]!;
    const places = Array.from({ length: Math.max(1, Math.ceil(x - before)) }, (_, at) => before + at);
    return places
      .filter((place) => place >= from && place <= to)
      .map((place) => start + ((place - before) / (x - before)) * (y - start));
  });
}

function Line({
  wave,
  points = wave ? waveOf(wave) : [],
  beside,
  mark: { x, y, name },
  axis: { from, to },
}: Figure<'line'>) {
  const isLate = x > 60;
  const start = isLate ? x - 3 - widthOf(name) : x + 3;
  const under = [points, beside ?? []].flatMap((line) => heights(line, start, start + widthOf(name)));
  // Beside its place, or above the lines where it would cross one.
  const crosses = under.some((height) => Math.abs(up(height) - (up(y) - 18)) < 16);
  return (
    <>
      <path d={`M${left} ${bottom}H${right}`} stroke="var(--slide-ink)" strokeWidth="2" />
      {beside ? <path d={pathOf(beside)} stroke="var(--slide-ink)" strokeWidth="3" strokeDasharray="3 7" /> : null}
      <path d={pathOf(points)} stroke="var(--slide-tint)" strokeWidth="6" strokeLinejoin="round" />
      <circle cx={across(x)} cy={up(y)} r="8" fill="var(--slide)" stroke="var(--slide-tint)" strokeWidth="5" />
      <Text
        x={tenth(across(x) + (isLate ? -16 : 16))}
        y={tenth(crosses ? up(Math.max(...under)) - 20 : up(y) - 18)}
        {...letters}
        weight={600}
        anchor={isLate ? 'end' : 'start'}
      >
        {name}
      </Text>
      <Text x={left} y={272} {...letters}>
        {from}
      </Text>
      <Text x={right} y={272} {...letters} anchor="end">
        {to}
      </Text>
    </>
  );
}

function Bars({ bars }: { bars: Figure<'bars'> }) {
  return bars.map(({ name, share }, row) => (
    <g key={name} transform={`translate(0 ${row * 92})`}>
      <Text x={left} y={112} {...letters}>
        {name}
      </Text>
      <path
        d={`M${left} 132H${across(share)}v36H${left}Z`}
        fill={row === bars.length - 1 ? 'var(--slide-tint)' : 'var(--slide-pale)'}
      />
    </g>
  ));
}

function Rows({ rows }: { rows: Figure<'rows'> }) {
  return rows.map(({ text, passes }, row) => {
    const y = 128 + row * 58;
    return (
      <g key={text}>
        <circle cx={left + 16} cy={y} r="16" fill={passes ? 'var(--slide-tint)' : 'var(--slide-pale)'} />
        <path
          d={passes ? `M${left + 9} ${y}l5 6l10 -12` : `M${left + 10} ${y - 6}l12 12M${left + 22} ${y - 6}l-12 12`}
          stroke={passes ? '#fff' : 'var(--slide-ink)'}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <Text x={left + 48} y={y} {...letters} size={24}>
          {text}
        </Text>
      </g>
    );
  });
}
