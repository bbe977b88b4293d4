import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const articles = 'blog/articles';

/** Copies a content folder with its oldest written article corrected on a day of November: a sentence more, and another update time. Answers its id. */
export async function changedContent({ from, to, day }: { from: string; to: string; day: number }): Promise<string> {
  await cp(from, to, { recursive: true });
  const folder = join(to, articles);
  const files = await readdir(folder);
  const texts = await Promise.all(
    files.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
  const publishedOf = (text: string) => /^publishTime: *"?(.+?)"?$/m.exec(text)?.[1] ?? '';
  const [oldest] = texts.sort((a, b) => publishedOf(a.text).localeCompare(publishedOf(b.text)));
  const corrected = oldest!.text.replace(/^updateTime: .*$/m, `updateTime: 2026-11-${day}T10:00:00+08:00`);
  await writeFile(join(folder, oldest!.name), `${corrected.trimEnd()}\n\n11 月 ${day} 日再量一次，结果没有变。\n`);
  return oldest!.name.replace(/\.md$/, '');
}
