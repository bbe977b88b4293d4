import { tenth } from '../../../../components/art/kit/tenth.ts';

/** A number that follows from a name alone: the patterns of each certificate grow from it. */
function hashOf(name: string): number {
  let hash = 2_166_136_261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619);
  return hash >>> 0;
}

export type Pattern = { petals: number; turns: number; depth: number; wave: number };

/** The pattern of a certificate: petals of its rosette, turns until the line closes, how deep it cuts, and length of the border's wave. */
export function patternOf(name: string): Pattern {
  const hash = hashOf(name);
  const turns = [3, 4, 5, 7][hash % 4]!;
  return {
    // One more than a multiple of the turns, so that the line meets itself after all of them.
    petals: turns * (3 + ((hash >>> 3) % 3)) + 1,
    turns,
    depth: 0.34 + ((hash >>> 7) % 5) * 0.06,
    wave: 10 + ((hash >>> 11) % 4) * 2,
  };
}

type RosetteOptions = Pick<Pattern, 'petals' | 'turns' | 'depth'> & { x: number; y: number; r: number };

/** One closed line that winds `turns` times around its centre. */
export function rosette({ x, y, r, petals, turns, depth }: RosetteOptions): string {
  // Small ones need fewer corners to look round.
  const points = petals * (r < 60 ? 9 : 16);
  const places = Array.from({ length: points }, (_, point) => {
    const angle = (point / points) * 2 * Math.PI * turns;
    const radius = r * (1 - (depth * (1 + Math.cos((angle * petals) / turns))) / 2);
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`;
  });
  return `M${places.join('L')}Z`;
}

/** A wave along a line of the border; `turned` runs downward. Its swings fill the length. */
export function wave(
  x: number,
  y: number,
  length: number,
  { swing, about, turned = false }: { swing: number; about: number; turned?: boolean },
): string {
  const swings = 2 * Math.round(length / about / 2);
  const step = tenth((length / swings) * 100) / 100;
  const to = turned ? `0 ${step}` : `${step} 0`;
  const over = turned ? `${swing} ${step / 2}` : `${step / 2} ${swing}`;
  return `M${x} ${y}q${over} ${to}${`t${to}`.repeat(swings - 1)}`;
}
