import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressedSuffix } from '../server-model/encodings.ts';
import type { CurrentRelease } from './current-release.ts';
import { isRewritable } from './relocate.ts';
import { configuration } from './spawn-nginx.ts';
import { filesBelow } from '../lib/files-below.ts';

export type RelocatedCopyOptions = {
  release: CurrentRelease;
  /** The nginx configuration of the relocated rules, for an output folder. */
  nginxConfig: (out: string) => string;
};

export type RelocatedCopy = { out: string; remove: () => void };

/**
 * Creates a temporary output folder with a relocated release: text files that contain an origin are rewritten, without compressed
 * siblings; all others are links. nginx's workers can read it.
 */
export function relocatedCopy({ release: { rules, site, rewrite }, nginxConfig }: RelocatedCopyOptions): RelocatedCopy {
  const out = mkdtempSync(join(tmpdir(), 'site-preview-'));
  const remove = () => rmSync(out, { recursive: true, force: true });
  try {
    chmodSync(out, 0o755);
    const root = join(out, 'releases', rules.release, 'site');
    const suffixes = Object.values(compressedSuffix);
    const rewritten = new Set<string>();
    // A file is sorted before its compressed siblings.
    for (const file of filesBelow(site).sort()) {
      if (suffixes.some((suffix) => file.endsWith(suffix) && rewritten.has(file.slice(0, -suffix.length)))) continue;
      const target = join(root, file);
      mkdirSync(dirname(target), { recursive: true });
      const text = rewrite && isRewritable(file) ? readFileSync(join(site, file), 'utf8') : '';
      const changed = rewrite?.(text) ?? text;
      if (changed === text) symlinkSync(join(site, file), target);
      else {
        writeFileSync(target, changed);
        rewritten.add(file);
      }
    }
    symlinkSync(`releases/${rules.release}`, join(out, 'current'));
    mkdirSync(join(out, 'run'));
    mkdirSync(dirname(join(out, configuration)));
    writeFileSync(join(out, configuration), nginxConfig(out));
    return { out, remove };
  } catch (failure) {
    remove();
    throw failure;
  }
}
