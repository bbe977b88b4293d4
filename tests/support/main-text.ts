import { DomUtils, parseDocument } from 'htmlparser2';
import type { Row } from '../../config/routes/route.ts';
import { textOfPage } from './page-text.ts';

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Elements whose text is not read as copy: drawings have labels, code windows have code. */
const apart = new Set(['svg', 'pre', 'code', 'template', 'script', 'style']);
/** Elements that are read on their own, with all that is in them. */
const items = new Set(['li', 'p', 'table', 'dd', 'figure', 'article']);

/** The file of a page without parameters below the document root. */
export function fileOf({ edition, path }: Row): string {
  if (path === '/') return edition === 'zh' ? 'index.html' : 'en.html';
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}

export type MainText = {
  /** The copy: text of `<main>` outside drawings and code windows, folded parts and try-outs included, and the first advice of the chooser. */
  copy: string;
  /** Its sentences and labels, one by one. */
  sentences: readonly string[];
  /** Sections of the first level; the call to act counts with the one before it. */
  sections: number;
  /** Names of the try-outs. */
  tries: readonly string[];
  /** Links to pages of the site, each with the copy of its list item, paragraph or table. */
  links: readonly { to: string; beside: string }[];
};

/** The text of `<main>`. Throws when a page has no `<main>`. */
export function mainText(html: string): MainText {
  const main = DomUtils.findOne(({ name }) => name === 'main', parseDocument(html).children, true);
  if (!main) throw new Error('the page has no <main>');
  const chooser = DomUtils.getElementById('choose', main.children);
  for (const advice of DomUtils.findAll(({ attribs }) => 'data-for' in attribs, main.children).slice(1))
    DomUtils.removeElement(advice);
  const copy = copyOf(main);
  // The three questions are the same on every page that has them.
  if (chooser) DomUtils.removeElement(chooser);
  const all = DomUtils.findAll(() => true, main.children);
  const isWithin = (node: Node, name: string) => ancestorsOf(node).some((one) => 'name' in one && one.name === name);
  return {
    copy,
    sentences: sentencesOf(DomUtils.getOuterHTML(main)),
    sections: all.filter(
      (element) =>
        element.name === 'section' &&
        !/(?:^| )start_act(?: |$)/.test(element.attribs['class'] ?? '') &&
        ancestorsOf(element).every((one) => !('name' in one) || one.name !== 'section'),
    ).length,
    tries: all.flatMap(({ attribs }) => attribs['data-try'] ?? []),
    links: all
      .filter((element) => element.name === 'a' && !isWithin(element, 'svg'))
      .flatMap((link) => {
        const item = ancestorsOf(link).find((one) => 'name' in one && items.has(one.name)) ?? link;
        const [to = ''] = (link.attribs['href'] ?? '').split(/[?#]/);
        return to.startsWith('/') ? [{ to, beside: copyOf(item) }] : [];
      }),
  };
}

function ancestorsOf(node: Node): readonly Node[] {
  const parent = node.parent as Node | null;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function copyOf(node: Node): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.hasChildren(node) || ('name' in node && apart.has(node.name))) return '';
  return DomUtils.getChildren(node).map(copyOf).join('');
}

function sentencesOf(html: string): readonly string[] {
  const withoutDrawings = html.replaceAll(/<svg[\s>][\s\S]*?<\/svg>/g, '');
  return textOfPage(`<html lang="zh-CN">${withoutDrawings}`)
    .passages.filter(({ code }) => !code)
    .flatMap(({ text }) => text.split(/(?<=[。！？；])/))
    .map((sentence) => sentence.replaceAll(/\s+/g, '').replace(/[。！？；]$/, ''))
    .filter((sentence) => sentence !== '');
}

/** Chinese characters of a text, without punctuation. */
export const charactersOf = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Words of an English text; a figure is a word. */
export const wordsOf = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,'’%-]*/gu)?.length ?? 0;
