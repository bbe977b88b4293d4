import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { nullIfMissing, nullIfThrown } from '../lib/failure.ts';
import type { Disk } from './disk.ts';
import { type OutputFolder, temporary } from './output-folder.ts';

/** Says that builds do not switch the current release. */
export type ReleaseHold = {
  /** When it was set, ISO 8601 in whole seconds; `.deploy/deploy` compares it as text. */
  since: string;
  by: string;
  reason: string | null;
};

/**
 * The file has four lines: `held` or `resumed`, since when, by whom, and the reason. `.deploy/deploy` reads and writes it, too, so it is plain
 * text. A resumed one stays, because the later of two records counts: that of the output folder, or that of a server.
 */
const fileIn = (output: OutputFolder) => join(output.path, 'hold');

/** The hold of an output folder; null where builds switch. A damaged file holds, because nobody resumed. */
export async function readHold(output: OutputFolder): Promise<ReleaseHold | null> {
  const text = await nullIfMissing(readFile(fileIn(output), 'utf8'));
  if (text === null) return null;
  const [state, since, by, reason] = text.split('\n');
  if (state === 'resumed') return null;
  return { since: since || 'an unknown time', by: by || 'somebody', reason: reason || null };
}

type WriteHoldOptions = { output: OutputFolder; state: 'held' | 'resumed'; reason: string | null; disk: Disk };

/** Records, atomically, that builds do not switch any more, or that they do so again. The caller must hold the lock. */
export async function writeHold({ output, state, reason, disk }: WriteHoldOptions): Promise<ReleaseHold> {
  const since = new Date().toISOString().replace(/\.\d{3}/, '');
  const hold: ReleaseHold = { since, by: whoRuns(), reason: reason === null ? null : oneLine(reason) || null };
  const draft = temporary.current(output);
  await disk.write(draft, `${[state, hold.since, hold.by, hold.reason ?? ''].join('\n')}\n`);
  await disk.rename(draft, fileIn(output));
  await disk.sync(output.path);
  return hold;
}

/** For people: `since 2026-01-02T03:04:05Z by anna@www1: prices are wrong`. */
export const describeHold = ({ since, by, reason }: ReleaseHold) =>
  `since ${since} by ${by}${reason === null ? '' : `: ${reason}`}`;

/** A user id may have no name, as in containers. */
const whoRuns = () => `${nullIfThrown(() => userInfo().username) ?? `user ${process.getuid?.()}`}@${hostname()}`;

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
