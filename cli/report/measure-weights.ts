import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Edition, Editions } from '../define/editions.ts';
import { pageFile } from '../define/page-file.ts';
import { endings } from '../release/compress.ts';
import type { Stage } from '../release/stage.ts';

/** Size of a file in bytes; `compressed` is its smallest compressed sibling, or null. */
export type Weight = { bytes: number; compressed: number | null };
export type PageWeight = Weight & {
  edition: Edition;
  address: string;
  /** Size of the assets that the page loads, in bytes. */
  loads: number;
};

/** Sizes of a release: total by kind of file, and the largest pages and other files. */
export type Weights = {
  kinds: readonly { kind: string; files: number; bytes: number }[];
  pages: readonly PageWeight[];
  files: readonly (Weight & { file: string })[];
};

const named = 20;

const kinds: readonly [string, RegExp][] = [
  ['documents', /\.html$/],
  ['styles', /\.css$/],
  ['scripts', /\.js$/],
  ['fonts', /\.woff2?$/],
  ['pictures', /\.(?:avif|webp|png|jpe?g|gif|svg|ico)$/],
  ['other files', /(?:)/],
];
const root = 'site/';

type WeightsOfOptions = {
  files: ReturnType<Stage['files']>;
  pages: readonly { edition: Edition; address: string }[];
  folder: string;
  editions: Editions;
};

/** Computes the sizes from the list of files; reads sizes of compressed siblings only for listed files. */
export async function weightsOf({ files, pages, folder, editions }: WeightsOfOptions): Promise<Weights> {
  const totals = new Map(kinds.map(([kind]) => [kind, { kind, files: 0, bytes: 0 }]));
  const heaviest = heaviestOf<{ path: string; bytes: number }>(({ bytes }) => bytes);
  for (const [path, { bytes }] of files) {
    if (!path.startsWith(root)) continue;
    const total = totals.get(kinds.find(([, pattern]) => pattern.test(path))![0])!;
    total.files += 1;
    total.bytes += bytes;
    if (!path.endsWith('.html')) heaviest.add({ path, bytes });
  }

  const weighed = new Map<readonly string[], number>();
  const bytesOf = (loads: readonly string[]) => {
    const known = weighed.get(loads);
    if (known !== undefined) return known;
    const sum = loads.reduce((bytes, file) => bytes + (files.get(root + file)?.bytes ?? 0), 0);
    weighed.set(loads, sum);
    return sum;
  };
  const heavy = heaviestOf<{ edition: Edition; address: string; path: string; bytes: number; loads: number }>(
    ({ bytes, loads }) => bytes + loads,
  );
  for (const { edition, address } of pages) {
    const path = root + pageFile({ edition, address }, editions);
    const file = files.get(path);
    if (file) heavy.add({ edition, address, path, bytes: file.bytes, loads: bytesOf(file.loads) });
  }

  return {
    kinds: [...totals.values()].filter((total) => total.files > 0),
    pages: await Promise.all(
      heavy.list.map(async ({ path, ...page }) => ({ ...page, compressed: await compressed(join(folder, path)) })),
    ),
    files: await Promise.all(
      heaviest.list.map(async ({ path, bytes }) => ({
        file: path.slice(root.length),
        bytes,
        compressed: await compressed(join(folder, path)),
      })),
    ),
  };
}

function heaviestOf<Item>(weigh: (item: Item) => number): { add(item: Item): void; list: readonly Item[] } {
  const list: Item[] = [];
  return {
    list,
    add(item) {
      const weight = weigh(item);
      if (list.length === named && weight <= weigh(list[named - 1]!)) return;
      const at = list.findIndex((other) => weigh(other) < weight);
      list.splice(at < 0 ? list.length : at, 0, item);
      list.length = Math.min(list.length, named);
    },
  };
}

/** Size of the smallest compressed sibling of a file; null when there is none. */
async function compressed(path: string): Promise<number | null> {
  const sizes = await Promise.all(
    endings.map((ending) =>
      stat(path + ending).then(
        ({ size }) => size,
        () => Infinity,
      ),
    ),
  );
  const least = Math.min(...sizes);
  return least === Infinity ? null : least;
}
