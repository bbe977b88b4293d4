import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { widthOf } from '../../../../components/art/kit/measure.ts';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { allUsers, firstUsers, minutes, morning, reach } from '../data.ts';
import * as words from '../words.yaml';

const colors = ['var(--tint)', 'var(--second)', 'var(--third)', 'var(--muted)'];
const frames = {
  wide: { width: 1200, left: 130, lane: 58, bar: 30, drop: 14, font: 16, share: 110, every: 1 },
  narrow: { width: 358, left: 0, lane: 58, bar: 16, drop: 30, font: 12, share: 90, every: 2 },
} as const;
/** The axis goes on for half a minute after all users have the new version. */
const end = allUsers + 36;

function view(name: 'wide' | 'narrow'): View {
  const { width, left, lane, bar, drop, font, share, every } = frames[name];
  const isWide = name === 'wide';
  const x = (seconds: number) => tenth(left + (seconds / end) * (width - left));
  const top = 34;
  const floor = top + morning.length * lane + 40 + share;
  const up = (percent: number) => tenth(floor - (percent / 100) * share);
  const area = reach.map(({ from, share: percent }) => `H${x(from)}V${up(percent)}`).join('');
  const art = (
    <>
      {Array.from({ length: minutes / every + 1 }, (_, index) => index * every).map((minute) => (
        <g key={minute}>
          <path d={`M${x(minute * 60)} ${top - 6}V${floor}`} stroke="var(--rule)" />
          <Text
            x={x(minute * 60)}
            y={14}
            size={font}
            anchor={x(minute * 60) < 20 ? 'start' : 'middle'}
            fill="var(--muted)"
          >
            {`09:${String(minute).padStart(2, '0')}`}
          </Text>
        </g>
      ))}
      {morning.map(({ layer, spans }, row) => {
        const y = top + row * lane + drop;
        const names = spans.map((span) => span.name).join('，');
        return (
          <g key={layer}>
            <path d={`M0 ${top + row * lane}H${width}`} stroke="var(--rule)" />
            <Text x={0} y={isWide ? y + bar / 2 : y - 14} size={isWide ? 18 : 12} weight={650}>
              {isWide ? layer : `${layer}：${names}`}
            </Text>
            {spans.map(({ name: part, from, to }, index) => {
              const fits = x(to) - x(from) > widthOf(part, font) + 12;
              const last = index === spans.length - 1;
              const aside = last && x(to) + widthOf(part, font) + 12 < width ? x(to) + 8 : null;
              return (
                <g key={part}>
                  <rect
                    x={x(from)}
                    y={y}
                    width={tenth(x(to) - x(from) - 2)}
                    height={bar}
                    rx="4"
                    fill={colors[row]}
                    fillOpacity={isWide ? 0.22 : 0.8}
                    stroke={colors[row]}
                  />
                  {isWide && (fits || aside !== null) ? (
                    <Text
                      x={fits ? tenth((x(from) + x(to)) / 2) : aside!}
                      y={y + bar / 2}
                      size={font}
                      anchor={fits ? 'middle' : 'start'}
                    >
                      {part}
                    </Text>
                  ) : null}
                </g>
              );
            })}
          </g>
        );
      })}
      <path d={`M${x(0)} ${floor}${area}H${width}V${floor}Z`} fill="var(--second)" fillOpacity=".3" />
      <path d={`M${x(0)} ${floor}${area}H${width}`} stroke="var(--second)" strokeWidth="3" />
      <path d={`M${x(firstUsers)} ${top}V${floor}`} stroke="var(--third)" strokeWidth="2" strokeDasharray="5 5" />
      {reach.slice(1).map(({ from, share: percent }, index) => (
        <Text
          key={from}
          x={x(from) - 6}
          y={up(percent) + (index === 2 ? 10 : -12)}
          size={font}
          weight={650}
          anchor="end"
        >
          {`${percent}%`}
        </Text>
      ))}
      <Text x={isWide ? x(0) + 12 : 0} y={floor - share + 8} size={isWide ? 22 : 14} weight={650}>
        {words.morningDrawing.text}
      </Text>
      <Text x={isWide ? x(0) + 12 : 0} y={floor - share + (isWide ? 40 : 28)} size={font} fill="var(--muted)">
        {isWide ? words.morningDrawing.steps : words.morningDrawing.stepsShort}
      </Text>
      <Text x={x(0) + (isWide ? 12 : 0)} y={floor + 22} size={font} fill="var(--muted)">
        {words.morningDrawing.share}
      </Text>
    </>
  );
  return { size: [width, floor + 36], art };
}

/** The four layers take turns in ten minutes; users meet the new version in the last quarter only. */
export function Morning() {
  return <Drawing title={words.morningDrawing.title({ minutes })} wide={view('wide')} narrow={view('narrow')} />;
}
