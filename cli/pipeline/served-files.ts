import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentBounds } from '../lib/content-bounds.ts';
import { pageFile } from '../define/page-file.ts';
import type { Editions } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';
import { readRegularFile } from '../lib/read-regular-file.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { addressBook } from '../plan/address-book.ts';
import type { Plan } from '../plan/plan.ts';
import { hasMediaType, mediaTypes } from '../server-model/media-types.ts';
import { sharedFiles } from '../server-model/shared-files.ts';

/** Folder of the static files, below the project folder. */
export const filesFolder = 'config/content/files';

/** Files of file managers and editors, and `.gitkeep`. */
const passedOver = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '.gitkeep'];
const NAME = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

/** Lists static files by path below the document root, sorted. Throws a `Stop` (1) that names each invalid file. */
export async function listServedFiles(root: string): Promise<string[]> {
  const folder = join(root, filesFolder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException): Dirent[] => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const files = entries.filter((entry) => !entry.isDirectory() && !passedOver.includes(entry.name));
  const found = await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length + 1);
      return { path, problem: await unusable({ entry, file, path }) };
    }),
  );
  const problems = found.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new Stop(exit.failed, problems);
  return found.map(({ path }) => path).sort();
}

export async function readServedFile({ root, path }: { root: string; path: string }): Promise<Uint8Array> {
  const read = readRegularFile({ file: join(root, filesFolder, path), most: contentBounds.file });
  if (read.bytes === null) throw new Stop(exit.failed, [refused(path, read.why, 'build again')]);
  return read.bytes;
}

async function unusable({ entry, file, path }: { entry: Dirent; file: string; path: string }): Promise<Problem | null> {
  const parts = path.split('/');
  const most = contentBounds.file;
  if (!entry.isFile()) return refused(path, 'it is a link or a device, not a file', 'put the file itself there');
  if (!parts.every((part, at) => NAME.test(part) || (at === 0 && part === '.well-known')))
    return refused(
      path,
      'its path has other characters than letters, digits, `-`, `_`, `~` and dots between them',
      'rename it; the only hidden folder that is served is .well-known',
    );
  if (/\.(?:gz|br)$/i.test(path))
    return refused(path, 'this name is kept for compressed files', 'put the uncompressed file there');
  // A folder of that name would be in the place of a page or of its compressed file.
  const folder = parts.slice(0, -1).find((part) => /\.(?:gz|br|html)$/i.test(part));
  if (folder !== undefined)
    return refused(
      path,
      `the name of the folder ${folder} is kept for pages and compressed files`,
      'rename the folder',
    );
  if (!hasMediaType(path))
    return refused(
      path,
      'its extension has no media type',
      hasMediaType(path.toLowerCase())
        ? `write the extension in small letters`
        : `use one of ${Object.keys(mediaTypes).join(', ')}, or add it to cli/server-model/media-types.ts`,
    );
  const { size } = await stat(file);
  return size > most ? refused(path, `it has ${size} bytes, more than ${most}`, 'serve it from another host') : null;
}

function refused(path: string, why: string, fix: string): Problem {
  return { severity: 'error', what: `${path} cannot be served`, where: join(filesFolder, path), why, fix };
}

/** Patterns of the paths of files that the build makes. */
const generatedPaths = (editions: Editions, feeds: SiteDefinition['feeds']) =>
  sharedFiles(feeds).map(({ paths, perEdition }) => {
    const folders = perEdition ? Object.values(editions).map(({ folder }) => folder) : [''];
    return new RegExp(`^(?:${folders.map((folder) => `/${folder}`.replace(/\/$/, '')).join('|')})${paths}$`, 'i');
  });

type CollisionsOptions = {
  plan: Plan;
  site: { editions: Editions };
  feeds: SiteDefinition['feeds'];
  /** Paths of calls. */
  paths: Pick<SiteDefinition['paths'], 'prefixes' | 'whole'>;
};

/** The folders that a file is in, as paths. */
const foldersOf = (file: string) =>
  file
    .split('/')
    .slice(0, -1)
    .map((_, at, parts) => parts.slice(0, at + 1).join('/'));

/** Static files whose address is taken by a page, a redirect, a generated file or a call. */
export function collisions({ plan, site: { editions }, feeds, paths }: CollisionsOptions): Problem[] {
  const { files } = plan;
  if (files.length === 0) return [];
  const takenBy = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const route of [...plan.errors, ...plan.pages()]) {
    const file = pageFile(route, editions).toLowerCase();
    takenBy.set(file, `the page ${route.edition} ${route.address}`);
    for (const folder of foldersOf(file)) folders.set(folder, 'a folder of pages');
  }
  for (const file of files)
    for (const folder of foldersOf(file.toLowerCase())) folders.set(folder, 'a folder of files');
  const isAddress = addressBook({ ...plan, files: [] });
  const shared = generatedPaths(editions, feeds);
  const reserved = (address: string): string | undefined => {
    if (address.startsWith('/assets/')) return 'files that pages load';
    if (address.startsWith('/.well-known/acme-challenge/')) return 'the proof of certificates';
    if (shared.some((pattern) => pattern.test(address))) return 'a file that the build makes';
    const call = paths.whole.includes(address) || paths.prefixes.some((prefix) => address.startsWith(prefix));
    return call ? 'calls of the API' : undefined;
  };
  return files.flatMap((file) => {
    const address = `/${file.toLowerCase()}`;
    const inFile = foldersOf(file).find((folder) => shared.some((pattern) => pattern.test(`/${folder}`)));
    if (inFile !== undefined)
      return [refused(file, `its folder /${inFile} is a file that the build makes`, 'rename the folder')];
    const owner =
      takenBy.get(file.toLowerCase()) ??
      reserved(address) ??
      (isAddress(`/${file}`) || isAddress(address)
        ? 'a page, an alias or a redirect'
        : folders.get(file.toLowerCase()));
    return owner === undefined ? [] : [refused(file, `/${file} is the address of ${owner}`, 'rename the file')];
  });
}
