import { lineOnMap, type MapPoint, placeOf, wayOnMap } from '../../../components/art/kit/map/world-map.ts';
import { way as says } from './words.yaml';
import { cities, cityPlaces, type Way } from '../../../config/network.ts';

/** Where a figure ends on the scale below the map. */
const scale = (milliseconds: number) => 60 + Math.round(milliseconds * 2.6);

/** The open network: nobody knows its way, so it is drawn as a detour that grows with the delay. */
function detour({ stops, latency: [ours, open] }: Way): MapPoint[] {
  const points = wayOnMap([cityPlaces[stops[0]!], cityPlaces[stops.at(-1)!]]);
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!];
  const length = Math.hypot(bx - ax, by - ay);
  const far = Math.min(110, length * 0.5 * (open / ours - 1) + 24);
  return points.map(([x, y], index) => {
    const at = index / (points.length - 1);
    const aside = Math.sin(Math.PI * at) * (far + 7 * Math.sin(at * 40));
    return [x + ((by - ay) / length) * aside, y - ((bx - ax) / length) * aside];
  });
}

const text = (x: number, y: number, words: string, attributes: string) =>
  `<text x="${x}" y="${y}" font-size="16" ${attributes}>${words}</text>`;
const openLine = 'stroke="var(--warm)" stroke-width="2" stroke-dasharray="2 7"';

/** Both ways on the map, and both figures on one scale below it. */
export function wayPicture(way: Way): string {
  const [ours, open] = way.latency;
  const relays = way.stops
    .filter((stop) => !cities.includes(stop))
    .map((stop) => {
      const [x, y] = placeOf(cityPlaces[stop]);
      const name = text(
        x,
        y + 22,
        stop,
        'fill="var(--ink-muted)" text-anchor="middle" stroke="var(--surface)" stroke-width="4" paint-order="stroke"',
      );
      return `<circle cx="${x}" cy="${y}" r="4" fill="var(--surface)" stroke="var(--primary)" stroke-width="2"/>${name}`;
    });
  const bar = (from: number, to: number, fill: string) =>
    `<rect x="${scale(from)}" y="516" width="${scale(to) - scale(from)}" height="26" fill="${fill}"/>`;
  return [
    lineOnMap(detour(way), openLine),
    lineOnMap(
      wayOnMap(way.stops.map((stop) => cityPlaces[stop])),
      `stroke="var(--primary)" stroke-width="3" stroke-linejoin="round" pathLength="1" data-travel="${ours}"`,
    ),
    ...relays,
    bar(0, way.light, 'var(--primary)'),
    bar(way.light, ours, '#a9bbff'),
    `<path d="M${scale(ours)} 529H${scale(open)}M${scale(open)} 516v26" ${openLine}/>`,
    text(
      scale(way.light) + 10,
      534,
      says.light({ cable: way.light, ends: ours - way.light }),
      'fill="var(--ink)" font-weight="600"',
    ),
    text(scale(open) + 12, 534, says.open({ open }), 'fill="var(--warm-ink)" font-weight="600"'),
  ].join('');
}

/** What is said about a way: texts of the readouts, and the status line. */
export function wordsOf({ stops, kilometres, latency: [ours, open] }: Way) {
  const [from, to] = [stops[0]!, stops.at(-1)!];
  const between = stops.slice(1, -1);
  const through = between.length === 0 ? says.direct : says.via({ relays: between.join('、') });
  const length = says.length({ kilometres: kilometres.toLocaleString('en') });
  return {
    texts: { pair: `${from} — ${to}`, ours, open, through, length },
    status: says.status({ from, to, ours, open, through, length }),
  };
}
