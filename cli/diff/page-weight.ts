import { assetReferences } from '../lib/asset-references.ts';
import type { ManifestPage } from '../release/manifest.ts';
import type { PageName } from './groups.ts';
import { limits } from './limits.ts';
import type { ComparedRelease } from './open-release.ts';

/** The fields of a page that determine its group. */
export type ComparedPage = Pick<ManifestPage, 'edition' | 'address' | 'family'>;

/** Uncompressed size of a document and of the files it loads, in bytes. */
export type Weight = { document: number; styles: number; scripts: number; fonts: number };
export const weightParts = ['document', 'styles', 'scripts', 'fonts'] as const satisfies readonly (keyof Weight)[];

/** Total weight of the changed pages of a group, before and after. */
export type GroupWeight = { group: string; pages: number; old: Weight; now: Weight };
export type Growth = PageName & { old: Weight; now: Weight };
export type PageWeights = { groups: readonly GroupWeight[]; growths: readonly Growth[] };

export const totalOf = (weight: Weight) => weightParts.reduce((sum, part) => sum + weight[part], 0);
const none: Weight = { document: 0, styles: 0, scripts: 0, fonts: 0 };
const plus = (a: Weight, b: Weight): Weight => ({
  document: a.document + b.document,
  styles: a.styles + b.styles,
  scripts: a.scripts + b.scripts,
  fonts: a.fonts + b.fonts,
});

export function loadKind(file: string): Exclude<keyof Weight, 'document'> | null {
  if (file.endsWith('.css')) return 'styles';
  if (file.endsWith('.js')) return 'scripts';
  return file.endsWith('.woff2') ? 'fonts' : null;
}

/** The weight of a page: its document, and the styles, scripts and fonts that its tags load. */
export function weightOf({ html, release }: { html: string; release: Pick<ComparedRelease, 'sizeOf'> }): Weight {
  const weight = { ...none, document: Buffer.byteLength(html) };
  for (const file of assetReferences({ path: 'page.html', text: html })) {
    const kind = loadKind(file);
    if (kind) weight[kind] += release.sizeOf(file) ?? 0;
  }
  return weight;
}

/** Sums weights by group, and finds the pages that grew most. */
export function openPageWeights(): {
  add(page: ComparedPage, weights: { old: Weight; now: Weight }): void;
  result(): PageWeights;
} {
  const groups = new Map<string, GroupWeight>();
  let growths: Growth[] = [];
  return {
    add(page, { old, now }) {
      const wanted = groupOf(page);
      const group = groups.has(wanted) || groups.size < limits.groupsKept ? wanted : 'others';
      const row = groups.get(group) ?? { group, pages: 0, old: none, now: none };
      groups.set(group, { group, pages: row.pages + 1, old: plus(row.old, old), now: plus(row.now, now) });
      if (totalOf(now) - totalOf(old) < limits.growth) return;
      growths.push({ edition: page.edition, address: page.address, old, now });
      growths = growths.sort((a, b) => grown(b) - grown(a)).slice(0, limits.growths);
    },
    result: () => ({
      groups: [...groups.values()]
        .sort((a, b) => Math.abs(grown(b)) - Math.abs(grown(a)))
        .slice(0, limits.groupsListed),
      growths,
    }),
  };
}

export const grown = ({ old, now }: { old: Weight; now: Weight }) => totalOf(now) - totalOf(old);

/** The group of a page: its family, its first folder, or none, by edition. */
export function groupOf({ edition, address, family }: ComparedPage): string {
  const [, folder, ...more] = address.split('?')[0]!.split('/');
  return `${edition} ${family ?? (more.length > 0 ? `/${folder}/…` : '/…')}`;
}
