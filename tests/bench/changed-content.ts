import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const articles = 'blog/articles';

/** Copies a content folder with its oldest written article corrected: a sentence more, and another update time. Answers its id. */
export async function changedContent({ from, to }: { from: string; to: string }): Promise<string> {
  await cp(from, to, { recursive: true });
  const folder = join(to, articles);
  const files = await readdir(folder);
  const texts = await Promise.all(files.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
  const publishedOf = (text: string) => /^publishTime: *"?(.+?)"?$/m.exec(text)?.[1] ?? '';
  const [oldest] = texts.sort((a, b) => publishedOf(a.text).localeCompare(publishedOf(b.text)));
  const corrected = oldest!.text.replace(/^updateTime: .*$/m, 'updateTime: 2026-11-19T10:00:00+08:00');
  await writeFile(join(folder, oldest!.name), `${corrected.trimEnd()}\n\n一周之后再量一次，结果没有变。\n`);
  return oldest!.name.replace(/\.md$/, '');
}
