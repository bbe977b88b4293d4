import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { loudness, reach } from '../model.ts';
import { channels } from '../words.ts';

/** Metres of the axis, and where the curve of a voice nearby is read. */
const [far, read] = [100, 25] as const;
const frames = {
  wide: { left: 250, right: 1200, row: 106, high: 70, font: 16 },
  narrow: { left: 0, right: 358, row: 128, high: 50, font: 12 },
} as const;
const percent = (walled: boolean) => Math.round(loudness(read, walled) * 100);

/** How loud a voice is by distance: a row for each channel, as high as loud. */
function view(frame: keyof typeof frames): View {
  const { left, right, row, high, font } = frames[frame];
  const beside = left > 0;
  const x = (meters: number) => Math.round(left + (meters / far) * (right - left));
  const foot = channels.length * row;
  const curve = (base: number, walled: boolean) =>
    Array.from(
      { length: reach / 2 + 1 },
      (_, at) => `L${x(at * 2)} ${(base - loudness(at * 2, walled) * high).toFixed(1)}`,
    );
  const art = (
    <>
      {channels.map(({ name, who, text, level }, index) => {
        const base = (index + 1) * row - 16;
        const top = base - high;
        const falls = level === 'near';
        const area = falls ? `${curve(base, false).join('')}Z` : `V${top}H${right}V${base}Z`;
        return (
          <g key={name}>
            <Text x={0} y={beside ? top + 14 : top - 38} size={font + 3} weight={650}>
              {name}
            </Text>
            <Text x={beside ? 0 : 48} y={beside ? top + 42 : top - 38} size={font} fill="var(--muted)">
              {who}
            </Text>
            <path d={`M${left} ${base}${area}`} fill={falls ? 'var(--tint)' : 'var(--tint-soft)'} />
            {level === 'ducks' ? (
              <path
                d={`M${left} ${base - high * 0.7}H${right}`}
                stroke="var(--tint)"
                strokeWidth="2"
                strokeDasharray="6 6"
              />
            ) : null}
            {falls ? (
              <>
                <path d={`M${left} ${base}${curve(base, true).join('')}Z`} fill="var(--second)" />
                <path d={`M${x(read)} ${base}V${base - high * 0.75}`} stroke="var(--ink)" strokeWidth="2" />
                <Text x={x(read) + 8} y={base - high * 0.66} size={font} weight={600}>
                  {`${read} 米 ${percent(false)}%，隔墙 ${percent(true)}%`}
                </Text>
                <Text x={right} y={base - 16} size={font} anchor="end" fill="var(--third-ink)">
                  {beside ? `${reach} 米外不下发` : '不下发'}
                </Text>
              </>
            ) : null}
            <path d={`M${left} ${base}H${right}`} stroke="var(--rule)" strokeWidth="2" />
            <Text
              x={beside ? left + (falls ? 475 : 16) : 0}
              y={beside ? (falls ? top + 16 : base - 24) : top - 16}
              size={font}
            >
              {text}
            </Text>
          </g>
        );
      })}
      {[0, 25, 50, 75, far].map((meters) => (
        <Text
          key={meters}
          x={x(meters)}
          y={foot + 6}
          size={font}
          anchor={meters === 0 ? 'start' : meters === far ? 'end' : 'middle'}
          fill="var(--muted)"
        >
          {`${meters} 米`}
        </Text>
      ))}
    </>
  );
  return { size: [right, foot + 18], art };
}

export function Channels() {
  return (
    <Drawing
      title={`小队、阵营与世界的音量不随距离变；附近的声音 ${read} 米处剩 ${percent(false)}%，隔墙 ${percent(true)}%，${reach} 米外不再下发`}
      wide={view('wide')}
      narrow={view('narrow')}
    />
  );
}
