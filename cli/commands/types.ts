import type { Console } from '../console/console.ts';
import { count } from '../diff/phrases.ts';
import { typesFolder, wordsFiles, writeWordsTypes } from '../words/write-types.ts';

type TypesOptions = { root: string; console: Console };

/** Writes the declarations from which TypeScript knows the names in words files. */
export async function types({ root, console }: TypesOptions): Promise<void> {
  await writeWordsTypes(root);
  const files = wordsFiles(root).length;
  console.say(`wrote the types of ${count(files, 'words file')} to ${typesFolder}`);
  console.json({ outcome: 'written', folder: typesFolder, files });
}
