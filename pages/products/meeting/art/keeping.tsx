import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { keeping } from '../data.ts';
import { keepingArt } from '../words.yaml';

const year = 365;
type Look = { weight?: number; fill?: string; anchor?: 'start' | 'middle' | 'end' };

/** A bar for each kind of data: how long it is kept, then the bin, and below it the bounds of the setting. */
function view(isWide: boolean): View {
  const [width, left, right, top, row, font] = isWide ? [1200, 200, 800, 36, 58, 16] : [358, 0, 356, 26, 72, 12.5];
  const x = (day: number) => tenth(left + (Math.min(day, year) / year) * (right - left));
  const foot = top + keeping.length * row;
  const text = (at: readonly [number, number], words: string, { fill = 'var(--muted)', ...look }: Look = {}) => (
    <Text key={at.join()} x={at[0]} y={at[1]} size={font} fill={fill} {...look}>
      {words}
    </Text>
  );
  const rows = keeping.map(({ name, days, value, from, to = 0, set, bin = 0, after }, index) => {
    const y = top + index * row + (isWide ? 24 : 38);
    const beside = isWide ? y : y - 22;
    const inside = days === year ? ({ anchor: 'end', fill: 'var(--ground)' } as const) : { fill: 'var(--ink)' };
    return (
      <g key={name}>
        <path d={`M0 ${top + index * row}H${width}`} stroke="var(--rule)" />
        <path d={`M${left} ${y}H${Math.max(left + 4, x(days))}`} stroke="var(--tint)" strokeWidth="20" />
        {bin ? <path d={`M${x(days)} ${y}H${x(days + bin)}`} stroke="var(--third)" strokeWidth="20" /> : null}
        {from === undefined ? null : (
          <path
            d={`M${x(from)} ${y + 14}v10m0-5H${x(to)}${to > year ? 'm-7-5l7 5l-7 5' : 'm0-5v10'}`}
            stroke="var(--muted)"
            strokeWidth="2"
          />
        )}
        {text([days === year ? right - 10 : x(days + bin) + 10, y], value, { weight: 600, ...inside })}
        {text([0, beside], name, { weight: 650, fill: 'var(--ink)' })}
        {text([isWide ? 840 : width, beside], set, { anchor: isWide ? 'start' : 'end' })}
        {isWide ? text([1020, y], after) : null}
      </g>
    );
  });
  const keys = [
    [0, 'M0 0h26', 'var(--tint)', 14, keepingArt.keys.kept],
    [isWide ? 150 : 108, 'M0 0h26', 'var(--third)', 14, keepingArt.keys.bin],
    [isWide ? 280 : 202, 'M0 -5v10m0-5h26m0-5v10', 'var(--muted)', 2, keepingArt.keys.set],
  ] as const;
  const art = (
    <>
      {[0, 30, 90, 180, year].map((day) => (
        <g key={day}>
          <path d={`M${x(day)} ${top - 12}V${foot}`} stroke="var(--rule)" />
          {text([x(day), 8], day === year ? keepingArt.year : `${day}`, {
            anchor: day === year ? 'end' : day ? 'middle' : 'start',
          })}
        </g>
      ))}
      {isWide ? [text([840, 8], keepingArt.set), text([1020, 8], keepingArt.after)] : null}
      {rows}
      {keys.map(([at, shape, color, thick, words]) => (
        <g key={words} transform={`translate(${left + at} ${foot + 24})`}>
          <path d={shape} stroke={color} strokeWidth={thick} />
          {text([36, 0], words)}
        </g>
      ))}
    </>
  );
  return { size: [width, foot + 38], art };
}

export const Keeping = () => (
  <Drawing
    title={keepingArt.title({
      kept: keeping.map(({ name, value, after }) => `${name}，${value}，${after}`).join('；'),
    })}
    wide={view(true)}
    narrow={view(false)}
  />
);
