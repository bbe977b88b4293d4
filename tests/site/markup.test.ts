import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../support/built-site.ts';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
type Element = ReturnType<typeof DomUtils.findAll>[number];

type Rule = {
  name: string;
  /** A part of a page that breaks the rule, and what is reported. */
  wrong: readonly [html: string, reported: readonly string[]];
  /** The same part as it should be. */
  right: string;
  /** What breaks the rule in a document. */
  find: (document: Document) => readonly string[];
};

const elements = (within: Node | Document, ...names: readonly string[]): readonly Element[] =>
  DomUtils.findAll(({ name }) => names.includes(name), [within]);

const opening = (element: Element) => DomUtils.getOuterHTML(element).match(/^<[^>]*>/)![0];

/** Sections are listed among the parts of a page, by their names. */
const unnamedSections = (document: Document) =>
  elements(document, 'section')
    .filter(
      (section) =>
        !('aria-label' in section.attribs || 'aria-labelledby' in section.attribs) &&
        elements(section, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6').length === 0,
    )
    .map(opening);

/** The width of each row in cells, with those that reach into it from the rows above. Cells do not leave their row group. */
function rowWidths(table: Element): readonly number[] {
  const groups = elements(table, 'thead', 'tbody', 'tfoot');
  return (groups.length > 0 ? groups : [table]).flatMap((group) => {
    /** For each column, how many rows from here on a cell of an earlier row takes. */
    let taken: readonly number[] = [];
    return elements(group, 'tr').map((row) => {
      const cells = row.children.filter((child): child is Element => 'name' in child && /^t[dh]$/.test(child.name));
      const next = taken.map((rows) => rows - 1);
      let column = 0;
      for (const { attribs } of cells) {
        while ((taken[column] ?? 0) > 0) column += 1;
        const width = Number(attribs['colspan'] ?? 1);
        for (const end = column + width; column < end; column += 1) next[column] = Number(attribs['rowspan'] ?? 1) - 1;
      }
      const width = Math.max(column, taken.findLastIndex((rows) => rows > 0) + 1);
      taken = Array.from(next, (rows = 0) => Math.max(0, rows));
      return width;
    });
  });
}

const raggedTables = (document: Document) =>
  elements(document, 'table')
    .map((table) => ({ table, widths: rowWidths(table) }))
    .filter(({ widths }) => new Set(widths).size > 1)
    .map(({ table, widths }) => `${opening(table)} has rows of ${widths.join(', ')} cells`);

const rules: readonly Rule[] = [
  {
    name: 'a section has a heading or a name',
    wrong: ['<section class="quote"><p>One</p></section>', ['<section class="quote">']],
    right: '<section><div><h3>One</h3></div></section><section aria-label="Two"></section><div><p>Three</p></div>',
    find: unnamedSections,
  },
  {
    name: 'all rows of a table are as wide as each other',
    wrong: [
      '<table><tbody><tr><td rowspan="2"></td><td></td></tr><tr></tr><tr><td></td><td></td></tr></tbody></table>',
      ['<table> has rows of 2, 1, 2 cells'],
    ],
    right: `<table>
      <thead><tr><th></th><th colspan="2"></th></tr></thead>
      <tbody>
        <tr><th rowspan="2"></th><td></td><td></td></tr>
        <tr><td></td><td></td></tr>
        <tr><td></td><td></td><td rowspan="2"></td></tr>
        <tr><td colspan="2"></td></tr>
      </tbody>
    </table>`,
    find: raggedTables,
  },
];

let pages: readonly { name: string; document: Document }[];
beforeAll(async () => {
  pages = (await builtFiles()).map(({ name, html }) => ({ name, document: parseDocument(html) }));
});

describe.each(rules)('$name', ({ wrong: [wrong, reported], right, find }) => {
  it('and a part of a page where it is not so is reported', () => {
    expect(find(parseDocument(wrong))).toEqual(reported);
    expect(find(parseDocument(right))).toEqual([]);
  });

  it('on every page', () => {
    expect(pages.flatMap(({ name, document }) => find(document).map((found) => `${name}: ${found}`))).toEqual([]);
  });
});
