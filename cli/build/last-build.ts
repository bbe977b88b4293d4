import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedAnswers } from '../content/record-answers.ts';
import { parseRequestKey } from '../content/request-key.ts';
import type { Received, ReceivedHash, Skipped } from '../content/received.ts';
import { writeAtomically } from '../content/write-atomically.ts';
import type { Problem } from '../problem.ts';
import type { ReleaseFiles } from '../release/existing-release.ts';
import { sha256 } from '../sha256.mjs';
import type { Report } from './report.ts';

/** What the last complete build was made of and came to. While all of it is the same, the next one has nothing to do. */
export type LastBuild = {
  /** See `buildKey`. */
  key: string;
  /** Hash of the release's content. */
  content: string;
  /** Moments, in milliseconds since the epoch, between which no record appears or expires; null for no end. */
  from: number;
  until: number | null;
  /** What it received, in the order in which responses lead to further requests. */
  rounds: readonly (readonly ReceivedHash[])[];
  skipped: Skipped;
  parts: ReleaseFiles;
  pages: Omit<Report['pages'], 'rendered' | 'reused' | 'carried'>;
  sizes: Report['sizes'];
  /** Warnings about the content and the tables: the same build gives them again. */
  warnings: readonly Problem[];
};

const fileIn = (cache: string) => join(cache, 'last-build.json');

/** Keeps a build for the next one. Where the disk refuses, only speed is lost. */
export async function keepLastBuild(cache: string, build: LastBuild): Promise<void> {
  const text = JSON.stringify(build);
  await writeAtomically(fileIn(cache), `${sha256(text)}\n${text}`).catch(() => undefined);
}

/** The last complete build; null where there is none, or what is kept of it is damaged. */
export async function readLastBuild(cache: string): Promise<LastBuild | null> {
  const file = await readFile(fileIn(cache), 'utf8').catch(() => '');
  const end = file.indexOf('\n');
  const text = file.slice(end + 1);
  // The hash was made by this program: what has it is what was written.
  return end > 0 && file.slice(0, end) === sha256(text) ? (JSON.parse(text) as LastBuild) : null;
}

/**
 * Responses in rounds: what every build requests, the further pages of those lists, and what the lists lead to. A list that became shorter
 * ends before a page is requested that it does not have any more.
 */
export function roundsOf(responses: NonNullable<Received['responses']>, lists: RecordedAnswers): LastBuild['rounds'] {
  const rounds: [ReceivedHash[], ReceivedHash[], ReceivedHash[]] = [[], [], []];
  for (const response of responses) {
    const [asked] = response;
    const { page = 1 } = parseRequestKey(asked).request as { page?: number };
    rounds[!lists.has(asked) ? 2 : page > 1 ? 1 : 0].push(response);
  }
  return rounds;
}
