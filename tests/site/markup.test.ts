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

const rules: readonly Rule[] = [
  {
    name: 'a section has a heading or a name',
    wrong: ['<section class="quote"><p>One</p></section>', ['<section class="quote">']],
    right: '<section><div><h3>One</h3></div></section><section aria-label="Two"></section><div><p>Three</p></div>',
    find: unnamedSections,
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
