import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import { styledPages } from '../support/built-site.ts';
import { textOfPage } from '../support/page-text.ts';

type Document = ReturnType<typeof parseDocument>;
type Node = Document['children'][number];
type Element = ReturnType<typeof DomUtils.findAll>[number];

type Rule = {
  name: string;
  /** A part of a page that breaks the rule, and what is reported. */
  wrong: readonly [html: string, reported: readonly string[]];
  /** The same part as it should be. */
  right: string;
  /** What breaks the rule in a document with these styles. */
  find: (document: Document, styles: string) => readonly string[];
  /** The styles of both parts. */
  styles?: string;
};

const isElement = (node: Node | Document): node is Element => DomUtils.isTag(node);

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
      const cells = row.children.filter(isElement).filter(({ name }) => /^t[dh]$/.test(name));
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

/** Elements within a line of text, as HTML has it. Fields are drawn by the browser in boxes of their own, and an image is none of its words. */
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd label mark output q s samp small span strong time u var'.split(
    ' ',
  ),
);
/** Parts of a word, and places where it may break. */
const withinWords = new Set(['sub', 'sup', 'ruby', 'wbr']);
const unread = new Set(['pre', 'script', 'select', 'style', 'svg', 'template', 'textarea']);
/** Between characters of which one is among these, a reader needs no space. A sign such as % belongs to the number before it. */
const pause = String.raw`\s\u3000-\u303f\uff00-\uff0f\uff1a-\uff1f‘’“”—…·`;
const endsOpen = new RegExp(`[^${pause}]$`, 'u');
const beginsOpen = new RegExp(`^[^${pause}%]`, 'u');

/**
 * Words that only styles separate: beside each other in the text, in two elements beside each other, or in one that its own styles or
 * those of its parent set apart.
 */
function grownTogether(document: Document, styles: string): readonly string[] {
  const isApart = setApartBy(styles);
  const found: string[] = [];
  /** The last text of this line, and the elements that ended or began since. */
  let before = '';
  let ended: Element[] = [];
  let begun: Element[] = [];
  const begin = (text: string) => {
    before = text;
    ended = [];
    begun = [];
  };
  const read = (node: Node | Document): void => {
    if (DomUtils.isText(node)) {
      const isBeside = ended.length > 0 && begun.length > 0;
      if (endsOpen.test(before) && beginsOpen.test(node.data) && (isBeside || [...ended, ...begun].some(isApart)))
        found.push(`${before.slice(-20)}|${node.data.slice(0, 20)}`);
      begin(node.data);
    } else if (isElement(node) && unread.has(node.name)) {
      if (node.name !== 'svg') begin('');
    } else if (isElement(node) && inline.has(node.name)) {
      begun = [...begun, node];
      node.children.forEach(read);
      if (begun.includes(node)) begun = begun.filter((element) => element !== node);
      else ended = [...ended, node];
    } else if (isElement(node) && withinWords.has(node.name)) node.children.forEach(read);
    else if (DomUtils.hasChildren(node)) {
      begin('');
      node.children.forEach(read);
      begin('');
    }
  };
  read(document);
  return found;
}

/** Whether styles give an element a box of its own, or a distance from its neighbours. Selectors with states or siblings are left out. */
function setApartBy(styles: string): (element: Element) => boolean {
  const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors, body]) =>
    selectors!
      .split(',')
      .filter((selector) => !/[:[@+~*]/.test(selector))
      .map((selector) => ({ compounds: selector.trim().split(/\s*>\s*|\s+/), body: body! })),
  );
  const withBody = (pattern: RegExp) => rules.filter(({ body }) => pattern.test(body));
  const boxes = withBody(/(?:^|;)(?:display:(?:inline-)?(?:block|flex|grid)|(?:margin|padding)-(?:inline|left|right))/);
  const rows = withBody(/(?:^|;)display:(?:inline-)?(?:flex|grid)/);
  const selects = (some: typeof rules, element: Element) =>
    some.some(({ compounds }) => {
      const [last = '', ...others] = compounds.toReversed();
      return (
        fits(last, element) && others.every((compound) => ancestorsOf(element).some((other) => fits(compound, other)))
      );
    });
  return (element) => {
    const parent = ancestorsOf(element)[0];
    return selects(boxes, element) || (parent !== undefined && selects(rows, parent));
  };
}

const ancestorsOf = ({ parent }: Element): readonly Element[] =>
  parent && isElement(parent) ? [parent, ...ancestorsOf(parent)] : [];

/** Whether an element has the name and the classes of a compound selector. */
function fits(compound: string, { name, attribs }: Element): boolean {
  const [tag, ...classes] = compound.split('.');
  const own = (attribs['class'] ?? '').split(' ');
  return (tag === '' || tag === name) && classes.every((one) => own.includes(one));
}

const isChinese = (document: Document) => elements(document, 'html')[0]?.attribs['lang'] === 'zh-CN';

/** What a pattern finds in the texts of a Chinese document, one by one, with some of what stands around it. Drawings and code are left out. */
const inChinese = (pattern: RegExp) => (document: Document) =>
  isChinese(document)
    ? textsOf(document).flatMap((text) =>
        [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 8), index + 12)),
      )
    : [];

function textsOf(node: Node | Document): readonly string[] {
  if (DomUtils.isText(node)) return [node.data];
  const isRead = DomUtils.hasChildren(node) && !(isElement(node) && (unread.has(node.name) || node.name === 'code'));
  return isRead ? node.children.flatMap(textsOf) : [];
}

/** Passages without a Chinese character in which a comma is Chinese. Values in drawings have the comma that their neighbours with Chinese notes have. */
const foreignWithChineseComma = (document: Document) =>
  isChinese(document)
    ? textOfPage(DomUtils.getOuterHTML(document).replaceAll(/<svg[\s>].*?<\/svg>/gs, ''))
        .passages.filter(({ text, code }) => !code && /[，；]/.test(text) && !/\p{Script=Han}/u.test(text))
        .map(({ text }) => text)
    : [];

/** A space at the end of an element is between two elements; ` - ` is between the title of a page and the name of the site. */
const spaceBesideFullWidth =
  /[，。；：！？、（）《》【】「」『』] (?=[^\s-])|\S [（《【「『]| [，。；：！？、）》】」』]/g;

const chinese = (text: string) => `<html lang="zh-CN">${text}`;

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
  {
    name: 'words that styles separate have a space between them as well',
    styles: '@media print{.row>a,.unit{display:inline-flex;gap:4px}}.badge{margin-inline-start:4px}',
    wrong: [
      `<a><span>Agents <b>New</b></span><span>Inside calls</span></a>
       <p>罗盘<small class="badge">质量</small>诊断，<b>40</b><i>ms</i></p><p class="unit">4<b>k</b></p>`,
      ['New|Inside calls', '罗盘|质量', '质量|诊断，', '40|ms', '4|k'],
    ],
    right: `<a><span>Agents <b>New</b></span> <span>Inside calls</span></a>
      <p>中文<b>强调</b>文字，<i>其余</i>。<b>H</b><sub>2</sub><b>O</b></p><p>63<b class="unit">%</b></p>
      <ul><li><b>One</b></li><li><b>Two</b></li></ul><pre><b>a</b><i>b</i></pre><label>One</label><input><label>Two</label>`,
    find: grownTogether,
  },
  {
    name: 'no space is beside full-width punctuation',
    wrong: [chinese('<p>连麦（高清） 1,440 分钟</p><p>见 <a>文档</a> 。</p>'), ['连麦（高清） 1,440 分钟', ' 。']],
    right: `${chinese('<title>条款（全文） - 云桥通信</title><p>连麦（高清）1,440 分钟</p><p><b>（一）</b> <a>二</a></p>')}`,
    find: inChinese(spaceBesideFullWidth),
  },
  {
    name: 'an ideographic space stands for no punctuation',
    wrong: [chinese('<p><b>时长</b>\u3000按场计</p>'), ['\u3000按场计']],
    // Drawings have no elements for a name and what is said of it, and SVG makes one of several spaces.
    right: chinese('<p><b>时长</b>：按场计</p><svg><text>户名\u3000林</text></svg>'),
    find: inChinese(/\u3000/g),
  },
  {
    name: 'a text without a Chinese character has no full-width comma',
    wrong: [chinese('<dd>AAC，128 kbps，48 kHz</dd>'), ['AAC，128 kbps，48 kHz']],
    right: `${chinese('<dd>AAC, 128 kbps, 48 kHz</dd><p>形状为 frame，墨色为 blue</p>')}`,
    find: foreignWithChineseComma,
  },
];

let pages: readonly { name: string; document: Document; styles: string }[];
beforeAll(async () => {
  pages = (await styledPages()).map(({ html, ...page }) => ({ ...page, document: parseDocument(html) }));
});

describe.each(rules)('$name', ({ wrong: [wrong, reported], right, find, styles = '' }) => {
  it('and a part of a page where it is not so is reported', () => {
    expect(find(parseDocument(wrong), styles)).toEqual(reported);
    expect(find(parseDocument(right), styles)).toEqual([]);
  });

  it('on every page', () => {
    expect(
      pages.flatMap(({ name, document, styles: own }) => find(document, own).map((found) => `${name}: ${found}`)),
    ).toEqual([]);
  });
});
