import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { loudness, reach } from '../model.ts';
import { channels, channelsDrawing } from '../words.yaml';

/** Metres of the axis, and where the curve of a voice nearby is read. */
const [far, read] = [100, 25] as const;
const frames = {
  wide: { left: 250, right: 1200, row: 106, high: 70, font: 16 },
  narrow: { left: 0, right: 358, row: 128, high: 50, font: 12 },
} as const;
const ends: Record<number, 'start' | 'end'> = { 0: 'start', [far]: 'end' };
const steps = Array.from({ length: reach / 2 + 1 }, (_, at) => at * 2);
const percent = (walled: boolean) => Math.round(loudness(read, walled) * 100);
const readings = { read, open: percent(false), walled: percent(true) };

/** How loud a voice is by distance: a row for each channel, as high as loud. */
function view(frame: keyof typeof frames): View {
  const { left, right, row, high, font } = frames[frame];
  const beside = left > 0;
  const x = (meters: number) => Math.round(left + (meters / far) * (right - left));
  const foot = channels.length * row;
  const curve = (base: number, walled: boolean) =>
    steps.map((meters) => `L${x(meters)} ${(base - loudness(meters, walled) * high).toFixed(1)}`);
  const art = (
    <>
      {channels.map(({ name, who, text, level }, index) => {
        const base = (index + 1) * row - 16;
        const top = base - high;
        const falls = level === 'near';
        const area = falls ? `${curve(base, false).join('')}Z` : `V${top}H${right}V${base}Z`;
        const ducks = level === 'ducks' ? `M${left} ${base - high * 0.7}H${right}` : '';
        const texts = [
          [0, beside ? top + 14 : top - 38, 'var(--ink)', name],
          [beside ? 0 : 48, beside ? top + 42 : top - 38, 'var(--muted)', who],
          [
            beside ? left + (falls ? 475 : 16) : 0,
            beside ? (falls ? top + 16 : base - 24) : top - 16,
            'var(--ink)',
            text,
          ],
          [x(read) + 8, base - high * 0.66, 'var(--ink)', falls ? channelsDrawing.read(readings) : ''],
          [
            right - (beside ? 108 : 38),
            base - 16,
            'var(--third-ink)',
            falls ? (beside ? channelsDrawing.beyond({ reach }) : channelsDrawing.silent) : '',
          ],
        ] as const;
        return (
          <g key={name} strokeWidth="2">
            <path d={`M${left} ${base}${area}`} fill={falls ? 'var(--tint)' : 'var(--tint-soft)'} />
            <path d={ducks} stroke="var(--tint)" strokeDasharray="6 6" />
            <path d={falls ? `M${left} ${base}${curve(base, true).join('')}Z` : ''} fill="var(--second)" />
            <path d={falls ? `M${x(read)} ${base}V${base - high * 0.75}` : ''} stroke="var(--ink)" />
            <path d={`M${left} ${base}H${right}`} stroke="var(--rule)" />
            {texts.map(([at, y, fill, words], line) => (
              <Text key={line} x={at} y={y} size={line ? font : font + 3} weight={line === 0 ? 650 : 500} fill={fill}>
                {words}
              </Text>
            ))}
          </g>
        );
      })}
      {[0, 25, 50, 75, far].map((meters) => (
        <Text key={meters} x={x(meters)} y={foot + 6} size={font} anchor={ends[meters] ?? 'middle'} fill="var(--muted)">
          {channelsDrawing.metres({ metres: meters })}
        </Text>
      ))}
    </>
  );
  return { size: [right, foot + 18], art };
}

export const Channels = () => (
  <Drawing title={channelsDrawing.title({ ...readings, reach })} wide={view('wide')} narrow={view('narrow')} />
);
