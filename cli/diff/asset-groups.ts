import type { AssetChange } from './assets.ts';
import type { Bounded } from './bounded.ts';
import { count, growth, sizes } from './phrases.ts';

/** Files with the same change, from this number on, are one entry: usually a component that all their pages have. */
const many = 4;
const named = 3;

export type AssetLine = { name: string; size: string };

/** Changed styles, scripts and fonts: `101 styles (assets/blog.css, assets/en.css, assets/im.css, …)`, `+1 B each`. */
export function assetLines({ shown, more }: Bounded<AssetChange>): Bounded<AssetLine> {
  const groups = new Map<string, AssetChange[]>();
  for (const asset of shown) {
    const { kind, name, old, now } = asset;
    const key = old === null || now === null ? name : `${kind} ${now - old}`;
    groups.set(key, [...(groups.get(key) ?? []), asset]);
  }
  const lines = [...groups.values()].flatMap((group) =>
    group.length < many ? group.map((asset) => ({ name: asset.name, size: sizes(asset) })) : [lineOf(group)],
  );
  return { shown: lines, more };
}

function lineOf(group: readonly AssetChange[]): AssetLine {
  const [{ kind, old, now }] = group as [AssetChange];
  const names = group.slice(0, named).map(({ name }) => name);
  return {
    name: `${count(group.length, kind.slice(0, -1))} (${names.join(', ')}, …)`,
    size: old === now ? 'other content' : `${growth(now! - old!)} each`,
  };
}
