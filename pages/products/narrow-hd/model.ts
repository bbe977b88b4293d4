import { grid, type Scene, scenes } from '../../../config/narrow-hd-scenes.ts';

export const sceneOf = (id: string) => scenes.find((scene) => scene.id === id) ?? scenes[0]!;
export const savingOf = ({ plain, narrow }: Scene) => Math.round((1 - narrow / plain) * 100);
export const megabytesAMinute = (megabits: number) => (megabits * 60) / 8;
type Side = 'plain' | 'narrow';

/** The part that each block belongs to, row by row. */
function partsOf({ parts }: Scene): number[] {
  return Array.from({ length: grid.columns * grid.rows }, (_, index) => {
    const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
    return parts.findLastIndex(
      ({ box: [x, y, width, height] }) => column >= x && column < x + width && row >= y && row < y + height,
    );
  });
}

/** Kilobits a second of every block; they add up to the scene's rate. */
export function blocksOf(scene: Scene, side: Side): number[] {
  const weights = partsOf(scene).map((part) => scene.parts[part]![side]);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (weight / sum) * scene[side] * 1000);
}

/** Megabits a second of each part of a scene. */
export function sharesOf(scene: Scene, side: Side): number[] {
  const blocks = blocksOf(scene, side);
  const owners = partsOf(scene);
  return scene.parts.map((_, part) =>
    blocks.reduce((sum, rate, at) => sum + (owners[at] === part ? rate / 1000 : 0), 0),
  );
}

/** The frame's blocks, the stronger the more bits they get; both sides have one scale. */
export function heat(scene: Scene, side: Side): string {
  const most = Math.max(...blocksOf(scene, 'plain'), ...blocksOf(scene, 'narrow'));
  const levels = new Map<number, string>();
  blocksOf(scene, side).forEach((rate, at) => {
    const level = Math.round((rate / most) * 56) / 100;
    const [x, y] = [(at % grid.columns) * grid.block, Math.floor(at / grid.columns) * grid.block];
    levels.set(level, `${levels.get(level) ?? ''}M${x} ${y}h39v39h-39z`);
  });
  const color = side === 'plain' ? '#ff5a1f' : '#0a9d86';
  return [...levels].map(([level, d]) => `<path d="${d}" fill="${color}" fill-opacity="${level}"/>`).join('');
}

/** What both sides of the handle amount to. */
export function readOf(id: string) {
  const scene = sceneOf(id);
  const texts = {
    plain: `${scene.plain} Mbps`,
    narrow: `${scene.narrow} Mbps`,
    'plain-minute': `每分钟 ${megabytesAMinute(scene.plain).toFixed(1)} MB`,
    'narrow-minute': `每分钟 ${megabytesAMinute(scene.narrow).toFixed(1)} MB`,
    saving: `省 ${savingOf(scene)}%`,
  };
  return { texts, status: `${scene.name}，同一画质分：${texts.plain} 对 ${texts.narrow}，${texts.saving}` };
}

/** Viewers of one channel from whom the traffic saved pays for the encoding. Fen of a thousand minutes, and of a gigabyte. */
export function breakEven({
  encoding,
  traffic,
  gigabytes,
  saved,
}: {
  encoding: number;
  traffic: number;
  gigabytes: number;
  saved: number;
}): number {
  return Math.ceil(((encoding / 1000) * 60) / (gigabytes * saved * traffic));
}
