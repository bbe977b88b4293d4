import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { besidePattern, pictureAddress } from '../../config/rules/content-picture.ts';
import type { Problem } from '../problem.ts';
import { sha256 } from '../sha256.mjs';

/** Finds the pictures that Markdown names by `./`, and collects what is wrong with them. */
export type PicturesBeside = {
  /** The address of a picture beside a file; null, with a warning, where there is none. */
  find(picture: { path: string; line: number; href: string }): string | null;
  problems(): readonly Problem[];
};

export function openPicturesBeside(folder: string): PicturesBeside {
  const problems: Problem[] = [];
  const warn = ({ path, line, href, why }: { path: string; line: number; href: string; why: string }) => {
    problems.push({
      severity: 'warning',
      what: `${path} shows no picture at ${href}`,
      where: `${join(folder, path)}:${line}`,
      why,
      fix: 'put the picture beside the text, or correct its name there',
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
        return warn({ path, line, href, why: code === 'ENOENT' ? 'the file is not there' : message });
      }
    },
    problems: () => problems,
  };
}
