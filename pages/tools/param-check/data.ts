import type { LinterWords } from '../../../components/try/linter.tsx';
import { linkBytes } from '../../../config/param-checks/result.ts';
import { sourceLimits } from '../../../config/param-checks/source.ts';
import { grouped } from '../../../config/rules/price.ts';
import * as words from './words.yaml';
import { filled } from '../../../components/ui/filled.ts';

export const linterWords: LinterWords = {
  ...words.linterWords,

  verdicts: words.verdictNames,
};

export const readings = filled(words.readings, {
  characters: grouped(sourceLimits.characters),
  lines: sourceLimits.lines,
  depth: sourceLimits.depth,
});

export const privacies = filled(words.privacies, { linkBytes: grouped(linkBytes) });
