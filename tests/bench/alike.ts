import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { bodyOf } from './hugo/built-facts.ts';

/** A page of both sides: its bytes, and the share of our visible text that the other's has too. */
export type Pair = { page: string; ours: number; hugo: number; text: number };
export type Alike = {
  pairs: readonly Pair[];
  pages: { ours: number; hugo: number };
  bytes: { ours: number; hugo: number };
};

/** What both sides may differ by: bytes of a page, and visible text. */
const BYTES = 0.1;
const TEXT = 0.97;

type AlikeOptions = { ours: string; hugo: string; article: string };

/**
 * Compares what both sides made of the same content, by size and by visible text.
 * Throws when pages differ too much to be compared: then one of the two does other work.
 */
export async function alike({ ours, hugo, article }: AlikeOptions): Promise<Alike> {
  const files = [
    'index.html',
    'dev-blog.html',
    'dev-blog/page/2.html',
    'dev-blog/category/rtc.html',
    'dev-blog/category/rtc/page/3.html',
    `dev-blog/${article}.html`,
    'dev-blog/bench-00007.html',
    'dev-blog/bench-00500.html',
  ];
  const pairs: Pair[] = [];
  for (const page of files) {
    const [mine, theirs] = await Promise.all([
      readFile(join(ours, page), 'utf8'),
      readFile(join(hugo, inHugo(page)), 'utf8'),
    ]);
    pairs.push({
      page,
      ours: Buffer.byteLength(mine),
      hugo: Buffer.byteLength(theirs),
      text: Math.min(sharedText(mine, theirs), sharedText(bodyOf(mine), bodyOf(theirs))),
    });
  }
  const unlike = pairs.filter(
    ({ ours: mine, hugo: theirs, text }) => Math.abs(theirs / mine - 1) > BYTES || text < TEXT,
  );
  if (unlike.length > 0) throw new Error(`pages differ too much to be compared:\n${unlike.map(tell).join('\n')}`);
  const [mine, theirs] = await Promise.all([sizeOf(ours), sizeOf(hugo)]);
  return { pairs, pages: { ours: mine.pages, hugo: theirs.pages }, bytes: { ours: mine.bytes, hugo: theirs.bytes } };
}

export const tell = ({ page, ours, hugo, text }: Pair) =>
  `  ${page}: ours ${ours} bytes, Hugo ${hugo}; ${(text * 100).toFixed(1)} % of the text is the same`;

/** Where Hugo puts the pages of a category: its address is a folder. */
const inHugo = (page: string) =>
  page
    .replace(/^(dev-blog\/category\/\w+)\.html$/, '$1/index.html')
    .replace(/^(dev-blog\/category\/\w+\/page\/\d+)\.html$/, '$1/index.html');

/** The share of the words of one page that the other has too, each as often; Chinese is taken letter by letter. */
function sharedText(one: string, other: string): number {
  const [mine, theirs] = [wordsOf(one), wordsOf(other)];
  let shared = 0;
  let total = 0;
  for (const word of new Set([...mine.keys(), ...theirs.keys()])) {
    const [a, b] = [mine.get(word) ?? 0, theirs.get(word) ?? 0];
    shared += Math.min(a, b);
    total += Math.max(a, b);
  }
  return shared / total;
}

function wordsOf(html: string): Map<string, number> {
  const text = html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(lt|gt|quot|amp|#39|#34);/g,
      (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#34': '"' })[name]!,
    );
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{Script=Han}|[\p{L}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

async function sizeOf(folder: string): Promise<{ pages: number; bytes: number }> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  let bytes = 0;
  for (const file of files) bytes += (await stat(join(folder, file))).size;
  return { pages: files.length, bytes };
}
