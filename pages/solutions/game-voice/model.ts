import * as words from './words.yaml';

/** An example map in metres, seen from above: who stands where. `squad` is heard at any distance. */
const field = { width: 168, height: 64 };
export const players = [
  { name: words.players.beacon, x: 20, y: 14, squad: true },
  { name: words.players.rope, x: 148, y: 50, squad: true },
  { name: words.players.steps, x: 66, y: 18, squad: false },
  { name: words.players.behindWall, x: 92, y: 44, squad: false },
  { name: words.players.reload, x: 108, y: 22, squad: false },
  { name: words.players.bargain, x: 58, y: 52, squad: false },
  { name: words.players.gossip, x: 132, y: 12, squad: false },
] as const;

/** Walls from one end to the other: what is behind one sounds dull. */
const walls = [
  [80, 34, 80, 60],
  [80, 34, 104, 34],
  [44, 30, 62, 30],
  [118, 4, 118, 26],
] as const;

/** Metres beyond which nobody nearby is heard; kilobits a second of one voice. */
export const reach = 50;
export const voiceRate = 26;
export const across = Array.from({ length: 31 }, (_, at) => 54 + at * 2);
export const down = Array.from({ length: 15 }, (_, at) => 4 + at * 4);
export const start = { x: 84, y: 28 };

type Spot = { x: number; y: number };
/** On which side of the line from a to b the point lies: positive, negative or on it. */
const side = (a: Spot, b: Spot, point: Spot) => (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
const crosses = (a: Spot, b: Spot, [x1, y1, x2, y2]: (typeof walls)[number]) => {
  const c = { x: x1, y: y1 };
  const d = { x: x2, y: y2 };
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

/** How loud a voice nearby is, from 0 to 1. */
export const loudness = (meters: number, walled: boolean) =>
  Math.max(0, 1 - meters / reach) ** 1.5 * (walled ? 0.6 : 1);

export type Heard = { volume: number; meters: number; way: keyof Hearing['ways']; how: keyof Hearing['hows'] };
type Hearing = typeof words.hearing;

/** What of a player arrives where I stand: loudness in per cent, distance, direction, and which channel carries it. */
export function heardOf(me: Spot, player: (typeof players)[number]): Heard {
  const meters = Math.round(Math.hypot(player.x - me.x, player.y - me.y));
  const aside = player.x - me.x;
  const way = Math.abs(aside) < Math.abs(player.y - me.y) / 2 ? 'ahead' : aside < 0 ? 'left' : 'right';
  if (player.squad) return { volume: 100, meters, way, how: 'squad' };
  const walled = walls.some((wall) => crosses(me, player, wall));
  const volume = Math.round(loudness(meters, walled) * 100);
  return { volume, meters, way, how: volume === 0 ? 'silent' : walled ? 'walled' : 'near' };
}

function noteOf({ meters, way, how }: Heard): string {
  const { ways, hows, note, noteWithWay } = words.hearing;
  const shown = { meters, how: hows[how] };
  return how === 'near' || how === 'walled' ? noteWithWay({ ...shown, way: ways[way] }) : note(shown);
}

/** What the place on the map amounts to. */
export function readingOf(me: Spot) {
  const all = players.map((player) => ({ player, heard: heardOf(me, player) }));
  const near = all.filter(({ heard }) => heard.volume > 0);
  const loudest = near.filter(({ player }) => !player.squad).sort((a, b) => b.heard.volume - a.heard.volume)[0];
  const kilobits = near.length * voiceRate;
  const counted = { count: near.length, kilobits };
  return {
    texts: {
      x: words.hearing.east({ meters: me.x }),
      y: words.hearing.south({ meters: me.y }),
      count: `${near.length}/${players.length}`,
      kilobits,
      ...Object.fromEntries(all.map(({ heard }, at) => [`volume${at}`, `${heard.volume}%`])),
      ...Object.fromEntries(all.map(({ heard }, at) => [`note${at}`, noteOf(heard)])),
    } as Readonly<Record<string, string | number>>,
    status: loudest
      ? words.hearing.status({ ...counted, way: words.hearing.ways[loudest.heard.way], meters: loudest.heard.meters })
      : words.hearing.statusAlone(counted),
  };
}

const unit = 10;
export const map = { width: field.width * unit, height: field.height * unit };
const wallPath = walls.map(([x1, y1, x2, y2]) => `M${x1 * unit} ${y1 * unit}L${x2 * unit} ${y2 * unit}`).join('');

/** The map as SVG: who is heard as a disc as large as loud, those behind a wall dashed, the others as a small cross. */
export function mapPicture(me: Spot): string {
  const [mx, my] = [me.x * unit, me.y * unit];
  const others = players
    .map((player) => {
      const [x, y] = [player.x * unit, player.y * unit];
      const { volume, how } = heardOf(me, player);
      const color = player.squad ? 'second' : 'tint';
      const name = `<text x="${x}" y="${y + 58}" font-size="21" text-anchor="middle" fill="${volume ? 'currentColor' : 'var(--muted)'}">${player.name}</text>`;
      if (volume === 0)
        return `<path d="M${x - 9} ${y - 9}l18 18m0-18l-18 18" stroke="var(--muted)" stroke-width="3"/>${name}`;
      const dash = how === 'walled' ? ' stroke-dasharray="6 6"' : '';
      return `<path d="M${mx} ${my}L${x} ${y}" stroke="var(--${color})" stroke-width="${1 + volume / 30}" opacity=".45"${dash}/><circle cx="${x}" cy="${y}" r="${10 + volume / 4}" fill="var(--${color})" opacity="${dash ? 0.55 : 1}"/>${name}`;
    })
    .join('');
  return `<circle cx="${mx}" cy="${my}" r="${reach * unit}" fill="var(--tint)" opacity=".07"/><circle cx="${mx}" cy="${my}" r="${reach * unit}" stroke="var(--tint)" stroke-width="2" stroke-dasharray="4 10"/><path d="${wallPath}" stroke="currentColor" stroke-width="9" stroke-linecap="round"/>${others}<circle cx="${mx}" cy="${my}" r="17" fill="var(--ground)" stroke="currentColor" stroke-width="6"/><text x="${mx}" y="${my - 32}" font-size="23" font-weight="600" text-anchor="middle" fill="currentColor">${words.hearing.you}</text>`;
}
