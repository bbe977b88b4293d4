import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { landDots, World } from '../../../components/art/kit/map/world.tsx';
import { placeOf } from '../../../components/art/kit/map/world-map.ts';
import { cities, cityPlaces } from '../../../config/network.ts';
import type { Place } from '../../../config/rules/route.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees between two places, near enough for neighbours. */
const apart = ([east, north]: Place, [otherEast, otherNorth]: Place) =>
  Math.hypot((east - otherEast) * Math.cos(radians(north)), north - otherNorth);

it('every city lies on land, and no dot in the middle of an ocean', () => {
  const dots = landDots(1);
  const nearest = (place: Place) => Math.min(...dots.map((dot) => apart(place, dot)));
  for (const city of cities) expect(nearest(cityPlaces[city]), city).toBeLessThan(2.5);
  const oceans: Record<string, Place> = {
    Pacific: [-140, 20],
    Atlantic: [-35, 30],
    Indian: [80, -25],
    Norwegian: [0, 68],
  };
  for (const [name, place] of Object.entries(oceans)) expect(nearest(place), name).toBeGreaterThan(2.5);
});

it('dots of a globe are as far apart in the north as at the equator', () => {
  const [north, equator] = [60, 0].map((latitude) => {
    const row = landDots(4).filter(([, at]) => at === latitude);
    return Math.min(...row.slice(1).map((place, index) => apart(place, row[index]!)));
  });
  expect(north).toBeCloseTo(4);
  expect(equator).toBeCloseTo(4);
});

it('the world map shows land where places are drawn', () => {
  const path = renderToStaticMarkup(<World />);
  const rows = [...path.matchAll(/M(\d+) (\d+)h([\d.]+)/g)].map(([, x, y, run]) => [x, y, run].map(Number));
  const isLand = (place: Place) => {
    const [column, row] = placeOf(place).map((at) => Math.floor(at / 8)) as [number, number];
    return rows.some(([x, y, run]) => y === row && x! <= column && column <= x! + run!);
  };
  expect(isLand([104, 35]), 'Gansu').toBe(true);
  expect(isLand([-55, -10]), 'Brazil').toBe(true);
  expect(isLand([-140, 20]), 'Pacific').toBe(false);
});
