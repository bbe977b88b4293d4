import { type Ability, abilities, sdkSizes, sharedParts } from '../../../config/sdk-sizes.ts';
import { packed as says } from './words.yaml';

export { names } from './words.yaml';

export type Prices = { amounts: Readonly<Record<Ability, number>>; boardTenths: number };

const partsOf = (ability: Ability) => sharedParts.filter((part) => (part.in as readonly Ability[]).includes(ability));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Megabytes that only this ability needs. */
export const ownSize = (ability: Ability) => sdkSizes[ability] - sum(partsOf(ability).map(({ size }) => size));

export function sizes(on: ReadonlySet<Ability>) {
  const chosen = abilities.filter((ability) => on.has(ability));
  const shared = sharedParts.filter((part) => part.in.some((ability) => on.has(ability)));
  return {
    chosen,
    shared,
    apart: sum(chosen.map((ability) => sdkSizes[ability])),
    together: sum(shared.map(({ size }) => size)) + sum(chosen.map(ownSize)),
  };
}

/** A month in fen: the whiteboard costs less beside calls. */
export function bill(on: ReadonlySet<Ability>, { amounts, boardTenths }: Prices): number {
  const isCheaper = on.has('netcall');
  return sum(
    abilities
      .filter((ability) => on.has(ability))
      .map((ability) =>
        ability === 'whiteboard' && isCheaper ? Math.round((amounts[ability] * boardTenths) / 10) : amounts[ability],
      ),
  );
}

const yuan = (fen: number) => `¥${Math.round(fen / 100).toLocaleString('en')}`;

export function reading(on: ReadonlySet<Ability>, prices: Prices) {
  const { chosen, apart, together } = sizes(on);
  const less = apart === 0 ? 0 : Math.round((1 - together / apart) * 100);
  const texts = {
    apart: `${apart.toFixed(1)} MB`,
    together: `${together.toFixed(1)} MB`,
    less: less > 0 ? says.less({ less }) : says.same,
    bill: yuan(bill(on, prices)),
  };
  return {
    texts,
    status: chosen.length === 0 ? says.nothing : says.status({ count: chosen.length, ...texts }),
  };
}

const colors = ['var(--tint)', 'var(--second)', 'currentColor'];
const scales = { wide: [700, 232, 13, 17.5, 44], narrow: [346, 236, 6.4, 13, 34] } as const;

/** Two bars on one scale of megabytes: seven SDKs with what they repeat, and one that has it once. */
function bars(on: ReadonlySet<Ability>, view: keyof typeof scales): string {
  const [width, height, megabyte, font, high] = scales[view];
  const { chosen, shared, apart, together } = sizes(on);
  const row = (y: number, name: string, total: number, parts: readonly (readonly [size: number, color: string])[]) => {
    let x = 0;
    const cells = parts.map(([size, color]) => {
      const width = size * megabyte;
      const cell = `<rect x="${x.toFixed(1)}" y="${y + font + 12}" width="${Math.max(1, width - 1.5).toFixed(1)}" height="${high}" rx="2" fill="${color}"/>`;
      x += width;
      return cell;
    });
    return `<text x="0" y="${y + font}" fill="currentColor" font-weight="650">${name} ${total.toFixed(1)} MB</text>${cells.join('')}`;
  };
  const colorOf = (name: string) => colors[sharedParts.findIndex((part) => part.name === name)]!;
  const split = chosen.flatMap((ability) => [
    ...partsOf(ability).map(({ name, size }) => [size, colorOf(name)] as const),
    [ownSize(ability), 'var(--rule)'] as const,
  ]);
  const joined = [
    ...shared.map(({ name, size }) => [size, colorOf(name)] as const),
    ...chosen.map((ability) => [ownSize(ability), 'var(--rule)'] as const),
  ];
  const second = font + high + 40;
  const below = second + font + high + 40;
  const step = view === 'wide' ? 165 : 173;
  const key = [...sharedParts.map(({ name }) => name), says.own].map((name, index) => {
    const [x, y] = view === 'wide' ? [index * step, below] : [(index % 2) * step, below + Math.floor(index / 2) * 24];
    return `<rect x="${x}" y="${y}" width="${font - 3}" height="${font - 3}" rx="2" fill="${colors[index] ?? 'var(--rule)'}"/><text x="${x + font + 6}" y="${y + font - 4}" font-size="${font}" fill="var(--muted)">${name}</text>`;
  });
  const name = says.bars({ count: chosen.length, apart: apart.toFixed(1), together: together.toFixed(1) });
  return `<svg viewBox="0 0 ${width} ${height}" fill="none" role="img" aria-label="${name}"><g font-size="${font}">${row(0, says.apart, apart, split)}${row(second, says.together, together, joined)}${key.join('')}</g></svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = (on: ReadonlySet<Ability>) => bars(on, 'wide') + bars(on, 'narrow');

export const all: ReadonlySet<Ability> = new Set(abilities);
