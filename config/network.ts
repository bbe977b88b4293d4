import { type Latency, measuredCities } from './latency.ts';
import { distance, type Place, shortestWay } from './rules/route.ts';

/** Measured cities, and the access cities that the ways between them go through. */
export const cityPlaces = {
  杭州: [120.2, 30.3],
  东京: [139.7, 35.7],
  中国香港: [114.2, 22.3],
  曼谷: [100.5, 13.7],
  新加坡: [103.8, 1.35],
  雅加达: [106.8, -6.2],
  孟买: [72.9, 19.1],
  迪拜: [55.3, 25.2],
  利雅得: [46.7, 24.7],
  开罗: [31.2, 30],
  法兰克福: [8.7, 50.1],
  华沙: [21, 52.2],
  伦敦: [-0.1, 51.5],
  马德里: [-3.7, 40.4],
  圣保罗: [-46.6, -23.5],
  弗吉尼亚: [-77.5, 39],
  圣何塞: [-121.9, 37.3],
} as const satisfies Record<string, Place>;
export type City = keyof typeof cityPlaces;

/** Cities that are joined without another one between them. */
const links: readonly (readonly [City, City])[] = [
  ['杭州', '东京'],
  ['杭州', '中国香港'],
  ['杭州', '华沙'],
  ['东京', '圣何塞'],
  ['中国香港', '新加坡'],
  ['中国香港', '曼谷'],
  ['曼谷', '孟买'],
  ['新加坡', '雅加达'],
  ['新加坡', '孟买'],
  ['孟买', '迪拜'],
  ['迪拜', '利雅得'],
  ['利雅得', '开罗'],
  ['开罗', '法兰克福'],
  ['华沙', '法兰克福'],
  ['法兰克福', '伦敦'],
  ['法兰克福', '马德里'],
  ['伦敦', '弗吉尼亚'],
  ['马德里', '圣保罗'],
  ['弗吉尼亚', '圣保罗'],
  ['圣何塞', '弗吉尼亚'],
];

/** What is used only while a way over the others is bad. */
const spares: readonly (readonly [City, City])[] = [
  ['曼谷', '雅加达'],
  ['东京', '雅加达'],
  ['利雅得', '雅加达'],
  ['开罗', '华沙'],
  ['伦敦', '圣保罗'],
];

/** Cables are longer than the way over the ground: they follow coasts and roads. */
const slack = 1.1;
/** Kilometres that light covers in a millisecond, in glass. */
const light = 204;

const lengthOf = (from: City, to: City) => distance(cityPlaces[from], cityPlaces[to]) * slack;
const lengthAlong = (stops: readonly City[]) =>
  stops.slice(1).reduce((sum, stop, index) => sum + lengthOf(stops[index]!, stop), 0);
const rounded = (kilometres: number) => Math.round(kilometres / 100) * 100;

/** Those that are measured from each to each. */
export const cities = measuredCities.map(([name]) => name as City);
export type Way = {
  stops: City[];
  kilometres: number /** Milliseconds of light in the cable. */;
  light: number;
  latency: Latency;
};

/** The way between two measured cities: its stops, its length, and what was measured on it. */
export function wayBetween(from: City, to: City): Way {
  const stops = shortestWay({ links, length: lengthOf, from, to });
  const kilometres = lengthAlong(stops);
  const [first, second] = [cities.indexOf(from), cities.indexOf(to)];
  const latency = measuredCities[Math.max(first, second)]![1 + Math.min(first, second)] as Latency;
  return { stops, kilometres: rounded(kilometres), light: Math.round(kilometres / light), latency };
}

/** Up to two other ways, the shorter first: each avoids a link of the shortest way, the second also one of the first. */
export function otherWays(from: City, to: City): { stops: City[]; kilometres: number }[] {
  const found = [wayBetween(from, to).stops];
  const usable = [...links, ...spares.filter((spare) => !(spare.includes(from) && spare.includes(to)))];
  for (let round = 0; round < 2; round++) {
    const ways = avoidances(found).map((avoided) => {
      const others = usable.filter((link) => !avoided.some((pair) => link.every((end) => pair.includes(end))));
      return shortestWay({ links: others, length: lengthOf, from, to });
    });
    const [next] = ways
      .filter((way) => !found.some((other) => other.join() === way.join()))
      .sort((one, other) => lengthAlong(one) - lengthAlong(other));
    if (next) found.push(next);
  }
  return found.slice(1).map((stops) => ({ stops, kilometres: rounded(lengthAlong(stops)) }));
}

/** Every choice of one link of each way. */
function avoidances(ways: readonly (readonly City[])[]): (readonly City[])[][] {
  return ways.reduce<(readonly City[])[][]>(
    (choices, stops) =>
      choices.flatMap((choice) => stops.slice(1).map((stop, index) => [...choice, [stops[index]!, stop]])),
    [[]],
  );
}
