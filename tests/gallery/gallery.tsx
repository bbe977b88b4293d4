import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '../../components/site-context.ts';
import { editions } from '../../config/editions.ts';
import { site } from '../../config/site.ts';
import { entries } from './entries.ts';
import type { Specimen } from './specimen.ts';

/** Writes a page for each specimen and one that lists them all; returns the path of that one. */
export async function writeGallery({ styles, into }: { styles: string; into: string }): Promise<string> {
  await rm(into, { recursive: true, force: true });
  await mkdir(into, { recursive: true });
  for (const file of await readdir(styles)) {
    if (file.endsWith('.woff2')) await copyFile(join(styles, file), join(into, file));
    if (!file.endsWith('.css')) continue;
    // A file read from the disk may come too late for an optional font.
    const css = (await readFile(join(styles, file), 'utf8')).replaceAll(
      'font-display: optional',
      'font-display: block',
    );
    await writeFile(join(into, file), css);
  }
  const pages = entries.flatMap(({ id, sheet }) =>
    (sheet?.specimens ?? []).map((specimen, index) => ({ file: `${id}-${index + 1}.html`, sheet: id, specimen })),
  );
  await Promise.all(
    pages.map(({ file, sheet, specimen }) => writeFile(join(into, file), specimenHtml({ title: sheet, specimen }))),
  );
  const links = pages.map(({ file, specimen: { edition, night, paper } }) => {
    const themes = [edition, night, paper].filter(Boolean).join(', ');
    return `<li><a href="${file}">${file.slice(0, -5)}</a> <small>${themes}</small></li>`;
  });
  const index = join(into, 'index.html');
  await writeFile(
    index,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery of sections</title><h1>Sections</h1><ul>${links.join('')}</ul>`,
  );
  return index;
}

function specimenHtml({ title, specimen }: { title: string; specimen: Specimen }): string {
  const { edition, night, paper, body } = specimen;
  const theme = `${night ? ` data-night="${night}"` : ''}${paper ? ` data-paper="${paper}"` : ''}`;
  const markup = renderToStaticMarkup(
    <SiteProvider value={{ site, edition, now: 0 }}>
      <main>{body}</main>
    </SiteProvider>,
  );
  return `<!doctype html><html lang="${editions[edition].lang}"${theme}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="base.css"><link rel="stylesheet" href="gallery.css"></head><body>${markup}</body></html>`;
}
