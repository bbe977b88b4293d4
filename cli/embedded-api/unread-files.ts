import { basename, dirname, extname, join } from 'node:path';
import glob from 'fast-glob';
import { pictureName } from '../define/content-picture.ts';
import type { ContentPart } from '../define/local-content.ts';
import type { SiteDefinition } from '../define/site.ts';
import { redirectFilePath } from '../define/redirect-file-path.ts';
import type { Problem } from '../problem.ts';

type UnreadFilesOptions = { definition: Pick<SiteDefinition, 'local'>; folder: string };

/** Copies that editors and programs make of a file. */
const copies = /~$|\.(?:bak|orig|swp|tmp)$/i;

/** Warns of files that are where content is, and that nothing reads: with another extension, in a folder within the folder, in no list. */
export async function unreadFiles({ definition, folder }: UnreadFilesOptions): Promise<Problem[]> {
  const parts = Object.values(definition.local.parts);
  const folders = parts.filter(({ kind }) => kind !== 'file').map(({ path }) => path);
  const beside = parts.filter(({ kind }) => kind === 'file').map(({ path }) => dirname(path));
  const found = await glob(
    [...folders.map((path) => `${path}/**`), ...beside.map((path) => (path === '.' ? '*' : `${path}/*`))],
    { cwd: folder, followSymbolicLinks: true, suppressErrors: true },
  );
  return found
    .filter((path) => basename(path) !== 'README.md' && !copies.test(path))
    .filter((path) => path !== basename(redirectFilePath) && !parts.some((part) => reads(part, path)))
    .sort()
    .map((path) => unread({ folder, path, here: parts.find((part) => part.path === dirname(path)) }));
}

/** The files that a part of the content is read from. */
function reads(part: ContentPart, path: string): boolean {
  if (part.kind === 'file') return part.path === path;
  if (dirname(path) !== part.path) return false;
  if (part.kind === 'files') return path.endsWith('.json');
  return path.endsWith('.md') || (part.pictures === true && pictureName.test(basename(path)));
}

type UnreadOptions = { folder: string; path: string; here: ContentPart | undefined };

function unread({ folder, path, here }: UnreadOptions): Problem {
  const ending = here?.kind === 'texts' ? '.md' : '.json';
  const named = basename(path).slice(0, -extname(path).length || undefined) + ending;
  return {
    severity: 'warning',
    what: `${path} is not read: nothing of it is published`,
    where: join(folder, path),
    why: here
      ? `files of ${here.path}/ end with ${ending}, in small letters`
      : 'it is in none of the lists and folders that config/content/README.md names',
    fix: here ? `rename it to ${named}, or move it elsewhere` : 'move it to the folder of its kind, or elsewhere',
  };
}
