import { dotsPath, project } from '../../../../components/art/kit/map/land.ts';
import { worldLand } from '../../../../components/art/kit/map/coast.ts';
import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { type City, cityPlaces, wayBetween } from '../../../../config/network.ts';
import { greatCircle, type Place } from '../../../../config/rules/route.ts';
import { asia as words } from '../words.yaml';

const { from, to, others } = words;
const cities = Object.entries(words.places) as [City, string][];
const atLeft: readonly City[] = words.atLeft;
const west = 36;
const north = 44;
const [across, down] = [126, 54];

const pathOf = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;

type MapProps = { width: number; size: number };

/** Asia from the Red Sea to Japan: the way from one city to another, and the ways from there to the rest. */
function AsiaMap({ width, size }: MapProps) {
  const degree = width / across;
  const at = ([longitude, latitude]: Place): [number, number] => [
    (longitude - west) * degree,
    (north - latitude) * degree,
  ];
  const wayOf = (end: City) => {
    const { stops } = wayBetween(from, end);
    return pathOf(
      stops.slice(1).flatMap((stop, index) => greatCircle(cityPlaces[stops[index]!], cityPlaces[stop], 12).map(at)),
    );
  };
  const pitch = degree * 1.7;
  const stops: readonly City[] = wayBetween(from, to).stops;
  return (
    <>
      <path
        d={dotsPath({ rings: nearby(at, width), pitch, height: down * degree })}
        transform={`translate(${pitch / 2} ${pitch / 2}) scale(${pitch})`}
        stroke="var(--rule)"
        strokeWidth=".6"
        strokeLinecap="round"
        strokeDasharray="0 .999"
      />
      {others.map((city) => (
        <path key={city} d={wayOf(city)} stroke="var(--tint)" strokeWidth="1.5" strokeDasharray="3 5" />
      ))}
      <path d={wayOf(to)} stroke="var(--tint)" strokeWidth={size / 4} strokeLinecap="round" strokeLinejoin="round" />
      {cities.map(([city, name]) => {
        const [x, y] = at(cityPlaces[city]);
        const left = atLeft.includes(city);
        const ends = city === from || city === to;
        return (
          <g key={city}>
            <circle
              cx={Math.round(x)}
              cy={Math.round(y)}
              r={ends ? size / 2 : size / 3.2}
              fill={stops.includes(city) ? 'var(--tint)' : 'var(--card)'}
              stroke="var(--tint)"
              strokeWidth="2"
            />
            <Text
              x={Math.round(x + (left ? -0.8 : 0.8) * size)}
              y={Math.round(y)}
              size={ends ? size * 1.15 : size}
              weight={ends ? 700 : 550}
              anchor={left ? 'end' : 'start'}
              fill="var(--ink)"
            >
              {name}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** Land that the map shows a part of. */
function nearby(at: (place: Place) => [number, number], width: number) {
  return project(worldLand(), at, Number.POSITIVE_INFINITY).map((ring) =>
    ring.map(([x, y]) => [Math.min(width, Math.max(0, x)), y] as const),
  );
}

/** The route by its numbers, and below it those from the same city to others. */
function Route({ width, size }: MapProps) {
  const [ours, open] = wayBetween(from, to).latency;
  const scale = (width - size * 10) / wayBetween(from, others[2]).latency[1];
  return (
    <>
      <Text x={0} y={size} size={size * 1.15} weight={650} fill="var(--ink)">
        {words.route.title}
      </Text>
      <Text x={0} y={size * 4.2} size={size * 4} weight={650} fill="var(--tint-strong)">
        {`${ours} ms`}
      </Text>
      <Text x={0} y={size * 7.4} size={size} fill="var(--muted)">
        {words.route.open({ open })}
      </Text>
      <Text x={0} y={size * 9} size={size} fill="var(--muted)">
        {words.route.stops}
      </Text>
      {others.map((city, row) => {
        const [near, far] = wayBetween(from, city).latency;
        const y = size * (12.2 + row * 2.2);
        return (
          <g key={city}>
            <Text x={0} y={y} size={size} fill="var(--muted)">
              {words.places[city]}
            </Text>
            <rect x={size * 6} y={y - size / 2} width={far * scale} height={size} rx="3" fill="var(--rule)" />
            <rect x={size * 6} y={y - size / 2} width={near * scale} height={size} rx="3" fill="var(--tint)" />
            <Text x={size * 6.5 + far * scale} y={y} size={size} weight={600} fill="var(--ink)">
              {String(near)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

/** One Asian route on the map with what is measured on it, and the same city's other routes. */
export const AsiaArt = () => (
  <Drawing
    title={words.picture}
    wide={{
      size: [1200, 376],
      art: (
        <>
          <AsiaMap width={800} size={17} />
          <g transform="translate(852 24)">
            <Route width={348} size={17} />
          </g>
        </>
      ),
    }}
    narrow={{
      size: [358, 452],
      art: (
        <>
          <AsiaMap width={358} size={12.5} />
          <g transform="translate(0 190)">
            <Route width={358} size={14} />
          </g>
        </>
      ),
    }}
  />
);
