import type { Edition } from '../../../config/editions.ts';
import { offices } from '../../../config/offices.ts';
import { Drawing } from '../kit/drawing.tsx';
import { tenth } from '../kit/tenth.ts';
import { Text } from '../kit/text.tsx';
import { World } from '../kit/map/world.tsx';
import { placeOf, worldSize } from '../kit/map/world-map.ts';
import { officeHours as words } from './words.yaml';

/** Working hours on the axis of the edition: Beijing's or UTC's. What goes past midnight is drawn in two parts. */
function partsOf({ ahead, hours: [from, to] }: (typeof offices)[number], edition: Edition): [number, number][] {
  const shift = -ahead - (edition === 'en' ? 8 : 0);
  const start = (from + shift + 48) % 24;
  const end = start + (to - from);
  return end <= 24
    ? [[start, end]]
    : [
        [start, 24],
        [0, end - 24],
      ];
}

type HoursProps = { edition: Edition; width: number; left: number; size: number; pitch: number };

function Hours({ edition, width, left, size, pitch }: HoursProps) {
  const right = width - 12;
  const along = (hour: number) => tenth(left + ((right - left) * hour) / 24);
  const bottom = offices.length * pitch + 34;
  const step = width < 500 ? 6 : 3;
  return (
    <>
      {Array.from({ length: 24 / step + 1 }, (_, tick) => tick * step).map((hour) => (
        <g key={hour}>
          <path d={`M${along(hour)} 26V${bottom}`} stroke="var(--rule)" strokeWidth="1" />
          <Text x={along(hour)} y={12} size={size * 0.9} anchor="middle" fill="var(--muted)">
            {String(hour)}
          </Text>
        </g>
      ))}
      {offices.map((office, row) => {
        const y = 34 + row * pitch + pitch / 2;
        return (
          <g key={office.name.en}>
            <Text x={0} y={y} size={size} weight={600} fill="currentColor">
              {office.name[edition]}
            </Text>
            {partsOf(office, edition).map(([from, to]) => (
              <rect
                key={from}
                x={along(from)}
                y={tenth(y - pitch * 0.27)}
                width={tenth(along(to) - along(from))}
                height={tenth(pitch * 0.54)}
                rx="4"
                fill={row === 1 ? 'var(--second)' : 'var(--tint)'}
              />
            ))}
          </g>
        );
      })}
      <Text x={right} y={bottom + 20} size={size * 0.9} anchor="end" fill="var(--muted)">
        {words[edition].axis}
      </Text>
    </>
  );
}

/** Working hours of each office: together they cover the whole day. */
export function OfficeHours({ edition }: { edition: Edition }) {
  const wide = edition === 'en' ? 150 : 110;
  return (
    <Drawing
      title={words[edition].title}
      wide={{ size: [1152, 245], art: <Hours edition={edition} width={1152} left={wide} size={17} pitch={35} /> }}
      narrow={{ size: [358, 250], art: <Hours edition={edition} width={358} left={80} size={13} pitch={38} /> }}
    />
  );
}

/** The offices on the map; a point is as large as the office has people. */
export function OfficeMap({ edition }: { edition: Edition }) {
  const { width, height } = worldSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} fill="none" role="img" aria-label={words[edition].title}>
      <World color="var(--rule)" />
      {offices.map(({ name, people, at }, index) => {
        const [x, y] = placeOf(at);
        const r = tenth(4 + Math.sqrt(people) * 0.7);
        // Chengdu lies to the left of its neighbour.
        const left = index === 1;
        return (
          <g key={name.en}>
            <circle cx={x} cy={y} r={r} fill="var(--tint)" opacity=".85" />
            <Text
              x={left ? x - r - 8 : x + r + 8}
              y={y}
              size={22}
              weight={600}
              anchor={left ? 'end' : 'start'}
              fill="currentColor"
            >
              {`${name[edition]} ${words[edition].people({ count: people })}`}
            </Text>
          </g>
        );
      })}
    </svg>
  );
}
