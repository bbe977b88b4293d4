import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition } from '../../define/editions.ts';
import { html, type Markup } from '../../define/html.ts';
import type { PageRoute } from '../../define/page.ts';
import { textOf } from '../../places/place.ts';
import type { Props } from '../types/props.ts';
import { inspectorPath } from './inspector-overview.ts';
import type { Session } from './session.ts';

/** Address of the gallery: components with sample contents, which the project shows by a page of its own. */
export const galleryPath = `${inspectorPath}/gallery`;
/** Folder of that page and its layout. They are in no table of pages and no bundle of a release. */
export const galleryFolder = 'tests/gallery';
const sources = { page: `${galleryFolder}/page.tsx`, layout: `${galleryFolder}/layout.tsx` };
/** Where tables of parts say when to use which. */
const guide = 'pages/README.md';

type GalleryRouteOptions = { root: string; session: Session; edition: Edition; url: string };

/** The page of the gallery at an address, whose query is its parameters; null for another address, or in a project without a gallery. */
export function galleryRoute({ root, session, edition: host, url }: GalleryRouteOptions): PageRoute | null {
  const { pathname, searchParams } = new URL(url, 'http://site');
  if (pathname !== galleryPath || !existsSync(join(root, sources.page))) return null;
  const params = Object.fromEntries(searchParams);
  const edition = params['edition'] ?? host;
  const home = [...session.plan.pages()].find((one) => one.edition === edition);
  if (!home) return null;
  const address = pathname + (searchParams.size > 0 ? `?${searchParams}` : '');
  return { ...home, ...sources, address, path: pathname, params, alternates: {}, breadcrumb: [], product: null };
}

export type FillGalleryOptions = {
  root: string;
  document: string;
  propsOf: (file: string, name: string) => Promise<Props | null>;
};

/** Puts what is in files into the places that the page of the gallery names: `data-guide`, `data-props` and `data-code`. */
export async function fillGallery({ root, document, propsOf }: FillGalleryOptions): Promise<string> {
  const places = [...document.matchAll(/<div data-(guide|props|code)="?([^">\s]+)"?><\/div>/g)];
  const made = new Map<string, string>();
  for (const [place, kind, name] of places) {
    const parts = name!.split('#');
    const [file = '', part = ''] = parts;
    const filled =
      kind === 'guide'
        ? guideOf(textOf({ root, file: guide }) ?? '', name!)
        : kind === 'code'
          ? codeOf(textOf({ root, file }) ?? '', parts[1] === undefined ? null : Number(part))
          : propsTable(part, await propsOf(file, part));
    made.set(place, filled.markup);
  }
  return document.replace(/<div data-(?:guide|props|code)="?[^">\s]+"?><\/div>/g, (place) => made.get(place) ?? place);
}

/** The row of a part in a table with the columns `when` and `not`, or `use`. */
export function guideOf(text: string, name: string): Markup {
  let heads: readonly string[] = [];
  for (const line of text.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    if (cells.length === 0) heads = [];
    else if (heads.length === 0) heads = cells;
    else if (cells[0] === `\`${name}\``) {
      const cell = (head: string) => cells[heads.indexOf(head)];
      const [when, not] = [cell('when') ?? cell('use'), cell('not')];
      // A table of other columns, such as that of the parts to begin with.
      if (when === undefined) continue;
      return html`<p>${when && withCode(when)}${not && html`<br><b>Not</b> ${withCode(not)}`}</p>`;
    }
  }
  return html``;
}

/** Text with the code in it, as Markdown writes it. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The code of a specimen: the value of the body of that number, or the whole file. */
function codeOf(text: string, index: number | null): Markup {
  const bodies = [...text.matchAll(/^ {4}body: (?:\(\n([\s\S]*?)\n {4}\),|(.*),)$/gm)];
  const body = index === null ? undefined : (bodies[index]?.[1] ?? bodies[index]?.[2]);
  const imports = [...text.matchAll(/^import \{[^}]*\} from '(?:\.\.\/)+(components\/[^']*)';$/gm)]
    .map(([line]) => line.replace(/'(?:\.\.\/)+/, "'../../../"))
    .filter((line) => names(line).some((name) => body?.includes(`<${name}`)));
  const code = body === undefined ? text : `${imports.join('\n')}\n\n${undent(body)}`;
  return html`<details><summary>Code</summary><button type="button" data-gallery-copy>Copy</button><pre tabindex="0">${code}</pre></details>`;
}

const names = (line: string) => (/\{(.*)\}/.exec(line)?.[1] ?? '').split(',').map((name) => name.trim());

function undent(code: string): string {
  const [indent = ''] = /^ */.exec(code) ?? [];
  return code.replace(new RegExp(`^${indent}`, 'gm'), '');
}

function propsTable(name: string, found: Props | null): Markup {
  if (!found)
    return html`<h3>${name}</h3><p>The types cannot be read: the package typescript is not installed, or is not used.</p>`;
  const rows = found.props.map(
    ({ name: prop, isOptional, type, text }) =>
      html`<tr><th scope="row"><code>${prop}${isOptional && '?'}</code></th><td><code>${type}</code></td><td>${withCode(text)}</td></tr>`,
  );
  return html`<h3>${name}</h3><p>${withCode(found.text)}</p>${
    rows.length > 0 &&
    html`<table><thead><tr><th scope="col">Prop</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead><tbody>${rows}</tbody></table>`
  }`;
}
