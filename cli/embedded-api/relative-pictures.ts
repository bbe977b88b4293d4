import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentBounds } from '../lib/content-bounds.ts';
import { pictureAddress, pictureName } from '../define/content-picture.ts';
import { pictureProblem } from './picture-format.ts';
import { decode } from '../lib/decode.ts';
import { meant } from '../lib/nearest.mjs';
import { readRegularFile } from '../lib/read-regular-file.ts';
import type { Problem } from '../problem.ts';
import { sha256 } from '../lib/sha256.mjs';

/** Resolves pictures with relative addresses in Markdown, and collects problems. */
export type RelativePictures = {
  /** The address of a picture next to a file; null with a warning when it cannot be served. */
  find(picture: { path: string; line: number; href: string }): string | null;
  problems(): readonly Problem[];
};

type OpenRelativePicturesOptions = {
  /** The content folder. */
  folder: string;
  /** Folders of texts that may have pictures beside them. */
  texts: readonly string[];
};

export function openRelativePictures({ folder, texts }: OpenRelativePicturesOptions): RelativePictures {
  const problems: Problem[] = [];
  return {
    find({ path, line, href }) {
      // A space may be `%20` in Markdown.
      const name = decode(href.replace(/^\.\//, ''));
      const beside = join(folder, dirname(path));
      const refusal = texts.includes(dirname(path))
        ? refusalOf({ folder: beside, name })
        : {
            why: `only texts in ${new Intl.ListFormat('en-GB').format(texts)} have pictures beside them`,
            fix: `put the picture into files/, and write its path: ![…](/${name})`,
          };
      const warn = (what: string, said: Pick<Problem, 'why' | 'fix' | 'degrades'>) =>
        problems.push({ severity: 'warning', what, where: `${join(folder, path)}:${line}`, ...said });
      if (refusal !== null) {
        warn(`missing picture ${href} in ${path}`, { ...refusal, degrades: true });
        return null;
      }
      const { bytes } = readRegularFile({ file: join(beside, name), most: contentBounds.picture });
      if (bytes === null) return null;
      const problem = pictureProblem({ name, bytes });
      if (problem !== null) {
        const { what, why, fix, shown } = problem;
        warn(`${warningOf[what]} ${href} in ${path}${shown ? '' : ': the page does not show it'}`, {
          why,
          fix,
          ...(!shown && { degrades: true }),
        });
        if (!shown) return null;
      }
      return pictureAddress({ name, hash: sha256(bytes) });
    },
    problems: () => problems,
  };
}

const warningOf = {
  'wrong format': 'wrong format of picture',
  broken: 'broken picture',
  'too large': 'too large picture',
} as const;

/** Why a picture cannot be served, and what to do; null if it can. */
function refusalOf({ folder, name }: { folder: string; name: string }): Pick<Problem, 'why' | 'fix'> | null {
  if (/[/\\]/.test(name))
    return {
      why: 'it is in another folder',
      fix: 'put the picture into the folder of the text, or serve it as a file',
    };
  if (!pictureName.test(name))
    return {
      why: 'it is not a .png, .jpg, .webp, .avif, .gif or .svg',
      fix: 'save the picture in one of these formats',
    };
  const facts = statSync(join(folder, name), { throwIfNoEntry: false });
  if (!facts?.isFile()) {
    const similar = meant(
      name,
      readdirSync(folder).filter((other) => pictureName.test(other)),
    );
    const suggestion = similar === null ? '' : ` (did you mean "${similar}"?)`;
    return {
      why: 'the file does not exist',
      fix: `add the picture to the folder of the text, or correct its name${suggestion}`,
    };
  }
  const most = contentBounds.picture;
  return facts.size > most ? { why: `it has ${facts.size} bytes, more than ${most}`, fix: 'make it smaller' } : null;
}
