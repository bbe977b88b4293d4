import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../config/routes/index.ts';
import { builtFiles } from '../support/built-site.ts';
import { fileOf } from '../support/main-text.ts';

type Element = ReturnType<typeof DomUtils.findAll>[number];
type Page = { path: string; html: string };

const hasClass =
  (name: string) =>
  ({ attribs }: Element) =>
    (attribs['class'] ?? '').split(' ').includes(name);

/** What a reader recognizes from the page before: how to find it, by the classes of its section. */
const devices: Readonly<Record<string, (element: Element) => boolean>> = {
  'number band': hasClass('statement_figure'),
  'row of limits': (element) => hasClass('spec_strip_strip')(element) && !hasClass('spec_strip_small')(element),
  'limits below the hero': hasClass('spec_strip_small'),
  'rows of “not for”': hasClass('not_for_you_cases'),
  fork: hasClass('fork_fork'),
  table: ({ name }) => name === 'table',
  'things side by side': hasClass('side_by_side_things'),
  'bars on one scale': hasClass('span_bars_bars'),
  'event log': (element) => hasClass('log_pane_pane')(element) || hasClass('step_log_line')(element),
  'closing with arcs': hasClass('start_act'),
  'end in two columns': hasClass('start_columns'),
  'end as a terminal': hasClass('start_terminal'),
  'end as a receipt': hasClass('start_receipt'),
  'quiet end': hasClass('start_quiet'),
  poster: (element) => hasClass('statement_title')(element),
  'passage beside a drawing': hasClass('passage_beside'),
};

/** Parts of a page that are made of numbers: drawings, bars among them, code, logs, bills and what visitors operate. */
const instruments = (element: Element) =>
  ['svg', 'pre', 'code', 'script', 'style', 'template'].includes(element.name) ||
  'data-try' in element.attribs ||
  ['span_bars_bars', 'log_pane_pane', 'receipt_receipt', 'start_example'].some((name) => hasClass(name)(element));

const mainOf = ({ path, html }: Page): Element => {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children, true);
  if (!main) throw new Error(`${path} has no <main>`);
  return main;
};

/** Numbers in what is read: `14:02` and `1,410` are one each. */
function numeralsIn(page: Page): number {
  const main = mainOf(page);
  for (const element of DomUtils.findAll(instruments, main.children)) DomUtils.removeElement(element);
  const text = (nodes: readonly Parameters<typeof DomUtils.textContent>[0][]) =>
    nodes.map((node) => DomUtils.textContent(node)).join('');
  const blocks = DomUtils.findAll(
    (element) => element.children.some((node) => DomUtils.isText(node) && node.data.trim() !== ''),
    [main],
  );
  return blocks.flatMap(({ children }) => text(children.filter(DomUtils.isText)).match(/\d[\d,.:]*/g) ?? []).length;
}

/** Devices on more pages than a third of them, or than `most`, each with its pages. */
function repeated(pages: readonly Page[], most = Math.floor(pages.length / 3)): readonly string[] {
  const elements = pages.map((page) => ({
    path: page.path,
    all: DomUtils.findAll(() => true, mainOf(page).children),
  }));
  return Object.entries(devices).flatMap(([name, isDevice]) => {
    const on = elements.filter(({ all }) => all.some(isDevice)).map(({ path }) => path);
    return on.length > most
      ? [`${name} is on ${on.length} of ${pages.length} pages, ${most} at most: ${on.join(' ')}`]
      : [];
  });
}

const NUMERALS = 50;

let pages: readonly Page[];
beforeAll(async () => {
  const files = new Map((await builtFiles()).map(({ name, html }) => [name, html]));
  pages = routes
    .filter(
      ({ path, page, product }) =>
        page.startsWith('products/') ||
        page.startsWith('solutions/') ||
        (path.startsWith('/en/') && product !== undefined),
    )
    .map((row) => ({ path: row.path, html: files.get(fileOf(row))! }));
});

describe('a device of product and solution pages', () => {
  const page = (path: string, body: string): Page => ({ path, html: `<header>9</header><main>${body}</main>` });

  it('is found by the classes of its section, and counted once a page', () => {
    const band = '<h2><span class="statement_figure">98.7%</span></h2>';
    const four = [page('/a', band + band), page('/b', band), page('/c', '<p>字</p>'), page('/d', '<table></table>')];
    expect(repeated(four)).toEqual(['number band is on 2 of 4 pages, 1 at most: /a /b']);
    expect(repeated(four.slice(1))).toEqual([]);
  });

  it('is known to the site: one that no page has any more is out of the list', () => {
    const all = pages.flatMap((page) => DomUtils.findAll(() => true, mainOf(page).children));
    expect(Object.keys(devices).filter((name) => !all.some(devices[name]!))).toEqual([]);
  });

  it('is on a third of them at most', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(repeated(pages)).toEqual([]);
  });

  it('is on two of the English ones at most', () => {
    const english = pages.filter(({ path }) => path.startsWith('/en/'));
    expect(english.length).toBeGreaterThan(4);
    expect(repeated(english, 2)).toEqual([]);
  });
});

describe('numerals of product and solution pages', () => {
  it('are counted outside drawings, code, logs, bills and try-outs', () => {
    const html = `<main><p>每月 1,410 万次，<b>14:02</b> 起</p><svg><text>7</text></svg><pre>8</pre>
      <div data-try="im">9</div><div class="receipt_receipt">¥10</div><table><td>3</td></table></main>`;
    expect(numeralsIn({ path: '/a', html })).toBe(3);
  });

  it(`are ${NUMERALS} at most`, () => {
    const many = pages.map((page) => ({ path: page.path, count: numeralsIn(page) }));
    expect(many.filter(({ count }) => count > NUMERALS).map(({ path, count }) => `${path} has ${count}`)).toEqual([]);
  });
});
