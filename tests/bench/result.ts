import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tell } from './alike.ts';
import { chartOf } from './chart.ts';
import { markdown, tableOf } from './table.ts';
import { targetsOf } from './targets.ts';
import type { Trial } from './trial.ts';
import type { Frame } from './trial-project.ts';

type ResultOptions = { trials: readonly Trial[]; frame: Frame; conditions: string };

/** Everything that was found, as Markdown that reads as text. */
export function resultText({ trials, frame, conditions }: ResultOptions): string {
  const targets = targetsOf({ trials, frame }).map(({ name, found, limit, unit }) => [
    name,
    found <= limit ? 'met' : 'missed',
    amount(found, unit),
    `≤ ${amount(limit, unit)}`,
  ]);
  return [
    conditions,
    ...trials.flatMap((trial) => [
      `**${trial.articles.toLocaleString('en')} articles**${sizesOf(trial)}`,
      tableOf(trial),
    ]),
    markdown(['aim', '', 'found', 'limit'], targets),
  ].join('\n\n');
}

const amount = (value: number, unit: string) =>
  unit === 'MB' ? `${Math.round(value)} MB` : `${value.toFixed(2)} ${unit}`;

function sizesOf({ alike }: Trial): string {
  if (!alike) return '';
  const { pages, bytes } = alike;
  return `: ${pages.ours} pages of ${(bytes.ours / 1e6).toFixed(1)} MB ours, ${pages.hugo} of ${(bytes.hugo / 1e6).toFixed(1)} MB by Hugo`;
}

/** How alike the compared pages are, for those who watch. */
export const alikeText = ({ alike }: Trial) => alike?.pairs.map(tell).join('\n') ?? '';

/** Writes the result into the README, between the marks of its frame, and draws its chart. */
export async function writeResult({
  folder,
  frame,
  text,
  trials,
}: {
  folder: string;
  frame: Frame;
  text: string;
  trials: readonly Trial[];
}): Promise<void> {
  const chart = `builds-${frame}.svg`;
  await writeFile(join(folder, chart), chartOf(trials));
  const path = join(folder, 'README.md');
  const readme = await readFile(path, 'utf8');
  const [start, end] = [`<!-- ${frame}: -->`, `<!-- :${frame} -->`];
  const [at, until] = [readme.indexOf(start), readme.indexOf(end)];
  if (at < 0 || until < at) throw new Error(`${path} has no ${start} … ${end} to write between`);
  await writeFile(
    path,
    `${readme.slice(0, at + start.length)}\n\n![Seconds of a build, ours beside Hugo](${chart})\n\n${text}\n\n${readme.slice(until)}`,
  );
}
