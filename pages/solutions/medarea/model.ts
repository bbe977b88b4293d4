import * as words from './words.yaml';

/** Megabits of the line between township and county, and consultations on it at a time. */
export const lines = [2, 4, 10, 20, 50] as const;
export const rooms = [1, 2, 3, 4] as const;
export type Values = { line: number; rooms: number };
export const usual: Values = { line: 20, rooms: 1 };

/** Pictures of an ultrasound scan from the best to none, with the megabits that each takes. */
const scans = [
  { name: '4K', mbps: 12, grid: 24 },
  { name: '1080p', mbps: 5, grid: 12 },
  { name: '720p', mbps: 2.5, grid: 8 },
  { name: words.shares.still, mbps: 0, grid: 4 },
] as const;
/** Where the probe is: the picture that gives way first. */
const poses = [
  { name: '720p', mbps: 1.2 },
  { name: '360p', mbps: 0.4 },
] as const;
const voice = 0.1;
/** A fifth of the line stays free. */
const usable = 0.8;

/** The scan before the pose: the best scan that leaves room for any pose, then the best pose. */
export function shared({ line, rooms: count }: Values) {
  const each = (line * usable) / count - voice;
  const scan = scans.find(({ mbps }) => mbps + poses[1].mbps <= each) ?? scans.at(-1)!;
  const pose = poses.find(({ mbps }) => scan.mbps + mbps <= each);
  return { scan, pose: pose ?? { name: words.shares.off, mbps: 0 }, used: scan.mbps + (pose?.mbps ?? 0) + voice };
}

export function textsOf(values: Values) {
  const { scan, pose, used } = shared(values);
  return {
    line: `${values.line} Mbps`,
    rooms: words.shares.rooms({ rooms: values.rooms }),
    scan: scan.name,
    pose: pose.name,
    used: `${(used * values.rooms).toFixed(1)} Mbps`,
  };
}

export function statusOf(values: Values): string {
  const { line, rooms: count, scan, pose, used } = textsOf(values);
  return words.shares.status({ line, rooms: count, scan, pose, used });
}

const house = (x: number, y: number, size: number) =>
  `<path d="M${x - size} ${y}V${y - size}L${x} ${y - size * 1.7}L${x + size} ${y - size}V${y}Z" fill="var(--card)" stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>`;
const cross = (x: number, y: number, size: number) =>
  `<path d="M${x - size} ${y}h${2 * size}M${x} ${y - size}v${2 * size}" stroke="var(--tint)" stroke-width="${size / 1.6}"/>`;
const name = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="24" font-weight="600" fill="currentColor" text-anchor="middle">${text}</text>`;

/** Village, township, county from left to right; streams as wide as their megabits, and the scan as fine as it arrives. */
export function map(values: Values): string {
  const { scan, pose } = shared(values);
  const wide = (mbps: number) => (mbps === 0 ? 0 : 2 + mbps * 1.8);
  const lane = (y: number, mbps: number, color: string) =>
    mbps === 0 ? '' : `<path d="M352 ${y}H496" stroke="${color}" stroke-width="${wide(mbps).toFixed(1)}"/>`;
  const lanes = Array.from({ length: values.rooms }, (_, room) => {
    const y = 214 + room * 34 - (values.rooms - 1) * 17;
    return lane(y, scan.mbps, 'var(--tint)') + lane(y + wide(scan.mbps) / 2 + 7, pose.mbps, 'var(--second)');
  }).join('');
  const step = 132 / scan.grid;
  const fine = Array.from({ length: scan.grid + 1 }, (_, line) => {
    const at = (line * step).toFixed(1);
    return `M${at} 0V132M0 ${at}H132`;
  }).join('');
  const villages = [126, 214, 302]
    .map(
      (y) =>
        `<path d="M96 ${y - 14}C170 ${y - 14} 190 206 262 206" stroke="var(--rule)" stroke-width="3"/>${house(64, y, 26)}`,
    )
    .join('');
  return `${villages}${lanes}${house(306, 250, 44)}${cross(306, 222, 14)}<path d="M500 290V96h190V290Z" fill="var(--card)" stroke="currentColor" stroke-width="3"/>${cross(595, 66, 18)}<g transform="translate(529 128)"><rect width="132" height="132" fill="var(--tint-soft)"/><path d="M20 110C30 40 70 14 118 26C126 76 84 122 20 110Z" fill="var(--tint)" opacity=".35"/><path d="${fine}" stroke="var(--ground)" stroke-width="1.5"/></g>${name(64, 344, words.shares.village)}${name(306, 344, words.shares.township)}${name(595, 344, words.shares.county({ scan: scan.name }))}`;
}
