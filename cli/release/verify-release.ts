import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { sha256 } from '../lib/sha256.mjs';
import { messageOf, nullIfMissing, nullIfThrown } from '../lib/failure.ts';
import { assetReferences } from '../lib/asset-references.ts';
import { endings, formats } from './compress.ts';
import { each } from '../lib/each.ts';
import { listOf } from '../lib/list-of.ts';
import { readManifest } from './manifest.ts';
import { requiredFilesOf } from './required-files.ts';
import { danglingReferences, missingRequiredFiles } from './verify-stage.ts';

/** Verifies a published release against its manifest: changed pages, wrong compressed siblings, missing files. */
export async function releaseProblems(folder: string): Promise<Problem[]> {
  const site = join(folder, 'site');
  const damaged = new Set<string>();
  const dangling = new Set<string>();
  try {
    const manifest = readManifest(join(folder, 'manifest.json'));
    await each(manifest.files, async ({ path, hash }) => {
      const content = await nullIfMissing(readFile(join(site, path)));
      if (!content || sha256(content) !== hash) damaged.add(path);
    });
    await each(manifest.pages(), async ({ file, hash }) => {
      const content = await nullIfMissing(readFile(join(site, file)));
      if (!content || sha256(content) !== hash) return void damaged.add(file);
      for (const ending of endings) {
        const packed = await nullIfMissing(readFile(join(site, file + ending)));
        if (packed && nullIfThrown(() => sha256(formats[ending].unpack(packed))) !== hash) damaged.add(file + ending);
      }
      for (const asset of assetReferences({ path: file, text: content.toString() })) {
        if (!(await nullIfMissing(stat(join(site, asset))))) dangling.add(`${file} (/${asset})`);
      }
    });
  } catch (failure) {
    return [damagedRelease(folder, `its manifest cannot be read: ${messageOf(failure)}`)];
  }
  const missing: string[] = [];
  try {
    for (const file of await requiredFilesOf(folder))
      if (!(await nullIfMissing(stat(join(site, file))))) missing.push(file);
  } catch (failure) {
    return [damagedRelease(folder, `redirects.json cannot be read: ${messageOf(failure)}`)];
  }
  return [
    ...(damaged.size > 0 ? [damagedRelease(folder, `changed or missing: ${listOf([...damaged].sort())}`)] : []),
    ...(missing.length > 0 ? [missingRequiredFiles(missing)] : []),
    ...(dangling.size > 0 ? [danglingReferences([...dangling].sort())] : []),
  ];
}

function damagedRelease(folder: string, why: string): Problem {
  return {
    severity: 'error',
    what: 'the release is damaged',
    where: folder,
    why,
    fix: 'choose another release (see `site releases`), or build a new one',
  };
}
