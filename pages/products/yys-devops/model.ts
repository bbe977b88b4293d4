import { measurements } from '../../../config/measurements.ts';
import * as words from './words.yaml';

const { left } = measurements.cloudNative;

/** Stations from the commit to all users, with the seconds until a train leaves each, and the share of users it has reached. */
export const stations = [
  { ...words.stations[0], leaves: 0, users: 0 },
  { ...words.stations[1], leaves: left.build, users: 0 },
  { ...words.stations[2], leaves: left.test, users: 0 },
  { ...words.stations[3], leaves: left.scan, users: 0 },
  { ...words.stations[4], leaves: left.artifact, users: 0 },
  { ...words.stations[5], leaves: left.staging, users: 0 },
  { ...words.stations[6], leaves: left.fewUsers, users: 5 },
  { ...words.stations[7], leaves: left.halfOfUsers, users: 50 },
  { ...words.stations[8], leaves: left.allUsers, users: 100 },
] as const;

/** 0: nothing fails; else the number of the station that does. */
export const failures = stations.map((_, index) => index);
/** What the page shows. */
export const shown = 6;

/** Seconds to take back a version: connections move to the one that still runs; for all users it is started again first. */
const takeBack = { gray: 20, all: 40 };

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds from the commit until a station is left. */
export const elapsed = (station: number) => stations[station]!.leaves;

export function reading(failure: number) {
  const { name, users, finds } = stations[failure]!;
  const last = stations.length - 1;
  const isDone = failure === 0;
  const back = users === 0 ? 0 : users === 100 ? takeBack.all : takeBack.gray;
  const texts = {
    failure: isDone ? words.reading.passed : name,
    found: isDone ? words.reading.nothing : finds,
    at: clock(elapsed(isDone ? last : failure)),
    users: isDone ? '0%' : `${users}%`,
    back: isDone ? words.reading.notNeeded : back === 0 ? words.reading.stopped : words.reading.back({ back }),
  };
  return {
    texts,
    status: isDone
      ? words.reading.passedAt({ at: texts.at })
      : words.reading.found({
          name,
          finds,
          at: texts.at,
          seen: users > 0 ? words.reading.seen({ users, back }) : words.reading.unseen,
        }),
  };
}

type Place = readonly [x: number, y: number];
const places: Record<'wide' | 'narrow', readonly Place[]> = {
  wide: [
    [60, 90],
    [210, 90],
    [360, 90],
    [510, 90],
    [600, 180],
    [700, 270],
    [840, 270],
    [990, 270],
    [1130, 270],
  ],
  narrow: [
    [40, 30],
    [40, 84],
    [40, 138],
    [40, 192],
    [40, 246],
    [130, 336],
    [130, 396],
    [130, 456],
    [130, 516],
  ],
};
/** Where the way back joins the line again: the version that still runs. */
const depot: Record<'wide' | 'narrow', Place> = { wide: [700, 380], narrow: [290, 336] };

const along = (points: readonly Place[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

function drawn({ failure, view }: { failure: number; view: 'wide' | 'narrow' }): string {
  const isWide = view === 'wide';
  const points = places[view];
  const [size, thick] = isWide ? [18, 12] : [15, 8];
  const reached = failure === 0 ? points.length - 1 : failure;
  const [px, py] = points[reached]!;
  const [dx, dy] = depot[view];
  const isBack = failure > 0 && stations[failure]!.users > 0;
  const isStopped = failure > 0 && !isBack;
  const way = isWide
    ? `M${px} ${py}V${dy - 30}Q${px} ${dy} ${px - 30} ${dy}H${dx}`
    : `M${px} ${py}L${px + 26} ${py + 26}H${dx - 26}Q${dx} ${py + 26} ${dx} ${py}V${dy + 8}`;
  const back = isBack
    ? `<path d="${way}" stroke="var(--third)" stroke-width="${thick}" stroke-dasharray="2 ${thick + 8}" stroke-linecap="round"/>`
    : '';
  const stops = stations.map(({ name, users }, index) => {
    const [x, y] = points[index]!;
    const isFailed = index === failure && failure > 0;
    const isPast = index <= reached;
    const color = isFailed ? 'var(--third)' : isPast ? (users > 0 ? 'var(--second)' : 'var(--tint)') : 'var(--rule)';
    const cross = isFailed
      ? `<path d="M${x - 6} ${y - 6}l12 12m0 -12l-12 12" stroke="var(--third)" stroke-width="3"/>`
      : '';
    const isAside = !isWide || index === 4;
    const [tx, ty] = isAside ? [x + 26, y + size * 0.36] : [index === 5 ? x + 22 : x, y - 28];
    const time = index === 0 ? '' : clock(elapsed(index));
    const [ux, uy] = isAside ? [x + 26 + name.length * size + 14, ty] : [isFailed && isBack ? x + 44 : x, y + 44];
    return `<circle cx="${x}" cy="${y}" r="${isWide ? 15 : 12}" fill="var(--ground)" stroke="${color}" stroke-width="5"/>${cross}<text x="${tx}" y="${ty}" ${isAside ? '' : 'text-anchor="middle"'} font-weight="650" fill="currentColor">${name}</text><text x="${ux}" y="${uy}" ${isAside ? '' : 'text-anchor="middle"'} font-size="${size - 3}" fill="var(--muted)">${time}</text>`;
  });
  const zone = isWide
    ? `<rect x="772" y="20" width="420" height="318" rx="16" fill="var(--card)" opacity=".6"/><text x="1172" y="56" text-anchor="end" font-size="${size - 2}" fill="var(--muted)">${words.line.seen}</text>`
    : `<rect x="96" y="364" width="250" height="180" rx="12" fill="var(--card)" opacity=".6"/>`;
  const signal = isStopped
    ? `<text x="${px + (isWide ? 0 : 120)}" y="${py + (isWide ? 74 : 5)}" ${isWide ? 'text-anchor="middle"' : ''} font-size="${size - 2}" font-weight="600" fill="var(--third-ink)">${words.line.stopped}</text>`
    : '';
  const home = isWide ? [dx - 16, dy + 6, 'end'] : [dx + 6, dy - 14, 'middle'];
  const [width, height] = isWide ? [1200, 420] : [350, 548];
  return `<svg viewBox="0 0 ${width} ${height}" fill="none" role="img" aria-label="${reading(failure).status}">${zone}<path d="${along(points)}" stroke="var(--rule)" stroke-width="${thick}" stroke-linejoin="round"/><path d="${along(points.slice(0, reached + 1))}" stroke="var(--tint)" stroke-width="${thick}" stroke-linejoin="round"/><path d="${along(points.slice(5, Math.max(6, reached + 1)))}" stroke="${reached > 5 ? 'var(--second)' : 'none'}" stroke-width="${thick}"/>${back}<g font-size="${size}">${stops.join('')}${signal}<text x="${home[0]}" y="${home[1]}" text-anchor="${home[2]}" font-size="${size - 2}" fill="var(--muted)">${isBack || failure === 0 ? words.line.previous : ''}</text></g>${isBack || failure === 0 ? `<circle cx="${dx}" cy="${dy}" r="8" fill="var(--muted)"/>` : ''}</svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = ({ failure }: { failure: number }) =>
  drawn({ failure, view: 'wide' }) + drawn({ failure, view: 'narrow' });
