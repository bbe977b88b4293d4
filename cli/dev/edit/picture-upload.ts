import { existsSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pictureProblem } from '../../embedded-api/picture-format.ts';
import { contentBounds } from '../../lib/content-bounds.ts';
import type { Reason } from './edit-api.ts';

export type PictureUpload = { root: string; file: string; name: string; bytes: Buffer };

export type UploadResult = { outcome: 'saved'; name: string } | { outcome: 'refused'; reasons: readonly Reason[] };

/** Puts a picture beside a text. No file is replaced: a changed picture gets another name, and so another address. */
export function savePicture({ root, file, name, bytes }: PictureUpload): UploadResult {
  const refused = (why: string, fix?: string): UploadResult => ({
    outcome: 'refused',
    reasons: [{ where: name, why, ...(fix !== undefined && { fix }) }],
  });
  if (!/^[^/\\\0]+\.[A-Za-z]+$/.test(name) || name.startsWith('.')) return refused('it has no name with an extension');
  if (bytes.length > contentBounds.picture) return refused(`it has more than ${contentBounds.picture / 1_000_000} MB`);
  const problem = pictureProblem({ name, bytes });
  if (problem) return refused(problem.why, problem.fix);
  const target = join(root, posix.dirname(file), name);
  if (existsSync(target)) return refused('there is a picture of this name; rename yours');
  writeFileSync(target, bytes);
  return { outcome: 'saved', name };
}
