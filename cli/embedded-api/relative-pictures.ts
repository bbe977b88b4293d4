import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { besidePattern, pictureAddress } from '../../config/rules/content-picture.ts';
import type { Problem } from '../problem.ts';
import { sha256 } from '../lib/sha256.mjs';

/** Resolves pictures with relative addresses in Markdown, and collects problems. */
export type RelativePictures = {
  /** The address of a picture next to a file; null with a warning when it does not exist. */
  find(picture: { path: string; line: number; href: string }): string | null;
  problems(): readonly Problem[];
};

export function openRelativePictures(folder: string): RelativePictures {
  const problems: Problem[] = [];
  const warn = ({ path, line, href, why }: { path: string; line: number; href: string; why: string }) => {
    problems.push({
      severity: 'warning',
      what: `missing picture ${href} in ${path}`,
      where: `${join(folder, path)}:${line}`,
      why,
      fix: 'add the picture to the folder of the text, or correct its name',
    });
    return null;
  };
  return {
    find({ path, line, href }) {
      if (!besidePattern.test(href))
        return warn({ path, line, href, why: 'a picture is a .png, .jpg, .webp, .avif or .gif in the same folder' });
      try {
        const hash = sha256(readFileSync(join(folder, dirname(path), href)));
        return pictureAddress({ name: href.slice(2), hash });
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        return warn({ path, line, href, why: code === 'ENOENT' ? 'the file does not exist' : message });
      }
    },
    problems: () => problems,
  };
}
