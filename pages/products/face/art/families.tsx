import { Drawing, type View } from '../../../../components/art/kit/drawing.tsx';
import { tenth } from '../../../../components/art/kit/tenth.ts';
import { Text } from '../../../../components/art/kit/text.tsx';
import { measurements } from '../../../../config/measurements.ts';
import { families } from '../data.ts';
import * as words from '../words.yaml';

const { frame: limit } = measurements.face;
const all = tenth(families.reduce((sum, { ms }) => sum + ms, 0));
const saved = tenth(families.reduce((sum, family) => sum + ('halved' in family ? family.ms / 2 : 0), 0));

function view(name: 'wide' | 'narrow'): View {
  const isWide = name === 'wide';
  const [width, left, row, bar, top, font] = isWide ? [1200, 470, 58, 30, 40, 16] : [358, 0, 76, 22, 30, 12];
  const x = (ms: number) => tenth(left + (ms / 10) * (width - left));
  const bottom = top + families.length * row;
  let at = 0;
  const art = (
    <>
      {Array.from({ length: 6 }, (_, index) => index * 2).map((ms) => (
        <g key={ms}>
          <path d={`M${x(ms)} ${top - 12}V${bottom}`} stroke="var(--rule)" />
          <Text
            x={x(ms)}
            y={14}
            size={font}
            anchor={ms === 0 ? 'start' : ms === 10 ? 'end' : 'middle'}
            fill="var(--muted)"
          >
            {ms === 10 ? words.familiesDrawing.axis({ ms }) : ms}
          </Text>
        </g>
      ))}
      <rect x={x(limit)} y={top} width={width - x(limit)} height={bottom - top} fill="var(--third)" fillOpacity=".1" />
      <path d={`M${x(limit)} ${top - 12}V${bottom}`} stroke="var(--third)" strokeWidth="2" />
      <Text x={x(limit) + 8} y={top + 18} size={font} weight={600} fill="var(--third-ink)">
        {words.familiesDrawing.limit}
      </Text>
      {families.map((family, index) => {
        const y = top + index * row + (isWide ? 14 : 42);
        const [from, to] = [at, at + family.ms];
        at = to;
        const half = (from + to) / 2;
        return (
          <g key={family.title}>
            <path d={`M0 ${top + index * row}H${width}`} stroke="var(--rule)" />
            <Text x={0} y={isWide ? y + bar / 2 : y - 26} size={isWide ? 19 : 14} weight={650}>
              {family.title}
            </Text>
            <Text x={isWide ? 100 : 0} y={isWide ? y + bar / 2 : y - 9} size={font} fill="var(--muted)">
              {family.text}
            </Text>
            <path
              d={`M${x(0)} ${y + bar / 2}H${x(from) - ('halved' in family ? 34 : 0)}`}
              stroke="var(--tint)"
              strokeDasharray="2 5"
            />
            <rect
              x={x(from)}
              y={y}
              width={tenth(x('halved' in family ? half : to) - x(from))}
              height={bar}
              rx="3"
              fill="var(--tint)"
            />
            {'halved' in family ? (
              <rect
                x={x(half)}
                y={y + 1}
                width={tenth(x(to) - x(half))}
                height={bar - 2}
                rx="3"
                stroke="var(--third)"
                strokeWidth="2"
                strokeDasharray="5 4"
              />
            ) : null}
            <Text
              x={'halved' in family ? x(from) - 8 : x(to) + 8}
              y={y + bar / 2}
              size={font}
              weight={600}
              anchor={'halved' in family ? 'end' : 'start'}
            >
              {`${family.ms.toFixed(1)}`}
            </Text>
          </g>
        );
      })}
      <Text x={x(limit) - 10} y={bottom + 22} size={font} weight={600} anchor="end">
        {words.familiesDrawing.halved({ saved, rest: tenth(all - saved).toFixed(1) })}
      </Text>
      <Text x={width} y={bottom + 22} size={font} anchor="end" fill="var(--third-ink)">
        {isWide ? words.familiesDrawing.all({ all }) : `${all}`}
      </Text>
      <Text x={0} y={isWide ? bottom + 22 : bottom + 44} size={font} fill="var(--muted)">
        {words.familiesDrawing.phone}
      </Text>
    </>
  );
  return { size: [width, bottom + (isWide ? 36 : 56)], art };
}

/** The six families one after the other on the scale of a frame: what the background takes is too much by as much as every second frame saves. */
export function Families() {
  return <Drawing title={words.familiesDrawing.title({ all, saved })} wide={view('wide')} narrow={view('narrow')} />;
}
