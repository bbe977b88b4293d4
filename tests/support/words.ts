import type { Plugin } from 'vitest/config';
import { openFacts } from '../../cli/words/facts.ts';
import { isWordsFile } from '../../cli/words/read-words.ts';
import { loadWords } from '../../cli/words/words-plugin.ts';

/** Lets tests import the copy of a page as its code does. */
export function wordsOfPages(root: string): Plugin {
  const findProblem = openFacts(root);
  return {
    name: 'words-of-pages',
    async load(id) {
      if (!isWordsFile(id)) return null;
      const loaded = await loadWords({ root, file: id.slice(root.length), findProblem });
      if ('errors' in loaded) throw new Error(loaded.errors.map(({ text }) => `${id}: ${text}`).join('\n'));
      return loaded.code.replace(/from "\.\//g, `from "${root}`);
    },
  };
}
