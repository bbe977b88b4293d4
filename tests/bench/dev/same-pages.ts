import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The pages of our site as the others get them: finished main parts in a layout with the same menus, footer and styles. */
export type SamePages = {
  pages: readonly { path: string; title: string; main: string }[];
  footer: string;
  /** Text of all styles but those of `opening`, which is the style that is changed. */
  styles: string;
  opening: string;
  /** The menus, as the file of our content. */
  navigation: string;
};

/** Reads them from our running server: all Chinese pages of its sitemap. */
export async function readSamePages({ origin, project }: { origin: string; project: string }): Promise<SamePages> {
  const textOf = async (path: string) =>
    (await fetch(new URL(path, origin), { signal: AbortSignal.timeout(120_000) })).text();
  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  const pages: SamePages['pages'][number][] = [];
  for (const path of addresses) {
    const html = await textOf(path);
    const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
    pages.push({ path, title: /<title>([^<]*)/.exec(html)?.[1] ?? '', main });
  }
  const sms = await textOf('/sms');
  const sheets = [...sms.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(([, href]) => href!);
  return {
    pages,
    footer: /<footer\b.*<\/footer>/s.exec(sms)?.[0] ?? '',
    styles: (await Promise.all(sheets.map(textOf))).join('\n'),
    opening: await readFile(join(project, 'components/sections/opening.module.css'), 'utf8'),
    navigation: await readFile(join(project, 'config/content/navigation/index.json'), 'utf8'),
  };
}
