import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startApi } from '../../../support/content-api.ts';
import { Stop } from '../../../../cli/problem.ts';
import { small } from './running-api.ts';

type Changes = Record<string, string | Buffer | null>;

/** The small content with some files changed, or with `null` removed, in a folder that goes with the test. */
export async function changedContent(changes: Changes): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(small, folder, { recursive: true });
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) await rm(join(folder, path), { recursive: true });
    else await writeFile(join(folder, path), text);
  }
  return folder;
}

/** What a start with changed content stops with: `[what, where, why, fix]` of each problem, the folder written as `CONTENT`; without lines, values and names that are near. */
export async function problemsOf(changes: Changes, articles = 0): Promise<string[][]> {
  const folder = await changedContent(changes);
  const stop = await startApi({ content: folder, port: 0, articles, latency: 0 }).then(
    (api) => api.close().then(() => undefined),
    (error: unknown) => error,
  );
  if (!(stop instanceof Stop)) throw stop ?? new Error('it started');
  if (stop.code !== 1) throw new Error(`exit code ${stop.code}`);
  return stop.problems.map((problem) =>
    [problem.what, problem.where, problem.why, problem.fix].map((text) =>
      withoutDetails(text.replaceAll(folder, 'CONTENT')),
    ),
  );
}

const withoutDetails = (text: string) =>
  text
    .replace(/(?<=\.(?:json|md)):\d+:\d+/, '')
    .replace(/; it is (?:"[^"]*"?…?|[\d.]+|true|false)$/, '')
    .replace(/ \(did you mean "[^"]*"\?\)/, '');
