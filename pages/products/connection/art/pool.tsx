import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { each, pool, poolTexts } from '../data.ts';
import * as words from '../words.yaml';

const { numbers, spare, alarm, riders } = pool;
const atOnce = Math.round((riders * each) / numbers);
/** Places of the numbers of two riders: far apart, and the first three the same. */
const first = Array.from({ length: each }, (_, index) => (12 + index * 73) % (numbers - spare));
const second = first.map((place, index) => (index < 3 ? place : (place + 4) % (numbers - spare)));
const from = (start: number, end: number) => Array.from({ length: end - start }, (_, index) => start + index);
const colors = ['var(--tint)', 'var(--second)', 'var(--muted)', 'var(--third)'];

function view({ width, pitch, font, at }: Record<'width' | 'pitch' | 'font', number> & { at: [number, number] }): View {
  const side = tenth(pitch * 0.82);
  const cells = (places: readonly number[], shape = `h${side}v${side}h${-side}z`) =>
    places.map((at) => `M${tenth((at % 30) * pitch)} ${tenth(Math.floor(at / 30) * pitch + 1)}${shape}`).join('');
  const [left, top] = at;
  const under = pitch * 10 + font * 1.6;
  const art = (
    <>
      <path d={cells(from(0, numbers - spare))} fill="var(--tint-soft)" />
      <path d={cells(from(numbers - spare, numbers - alarm))} stroke={colors[2]} strokeOpacity=".7" />
      <path d={cells(from(numbers - alarm, numbers))} stroke={colors[3]} strokeWidth="1.5" />
      <path d={cells(second)} fill={colors[1]} />
      <path d={cells(first.slice(3))} fill={colors[0]} />
      <path d={cells(first.slice(0, 3), `h${side}l${-side} ${side}z`)} fill={colors[0]} />
      <Text x={0} y={under} size={font} weight={650}>
        {words.poolDrawing.text({ riders: riders.toLocaleString('en'), each, numbers, atOnce })}
      </Text>
      {poolTexts.map(({ title, text }, index) => (
        <g key={title} transform={`translate(${left} ${top + index * font * 4.2})`}>
          <rect y="4" width="16" height="16" fill={index < 2 ? colors[index] : 'none'} stroke={colors[index]} />
          <Text x={28} y={12} size={font + 2} weight={650}>
            {title}
          </Text>
          <Text x={28} y={14 + font * 1.6} size={font} fill="var(--muted)">
            {text}
          </Text>
        </g>
      ))}
    </>
  );
  return { size: [width, Math.max(under + font, top + font * 4.2 * poolTexts.length)], art };
}

/** The numbers of a city as cells: what two riders hold of them, what is spare, and when the alarm comes. */
export function Pool() {
  return (
    <Drawing
      title={words.poolDrawing.title({ numbers, each, atOnce })}
      wide={view({ width: 1200, pitch: 24, font: 16, at: [780, 0] })}
      narrow={view({ width: 358, pitch: 11.9, font: 12, at: [0, 160] })}
    />
  );
}
