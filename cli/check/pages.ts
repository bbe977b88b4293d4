import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { CheckedRelease } from './checked-release.ts';
import type { Document } from './document.ts';
import type { Finding } from './finding.ts';
import { documentsAtAddresses } from './links.ts';

type Report = (finding: Omit<Finding, 'page' | 'target'> & { target?: string }) => void;

/** Checks each page: one `<h1>`, a unique title and a description, valid JSON-LD, size limits. */
export async function pageFindings(checked: CheckedRelease): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { documents, pages, editions, limits } = checked;
  const sent = openWeights(checked);
  const titles = new Map<string, string[]>();
  for (const [index, { page, file }] of documentsAtAddresses(checked).slice(0, pages.length).entries()) {
    const document = documents.get(file);
    if (!document) continue;
    const report: Report = (finding) => findings.push({ target: page, page, ...finding });
    structureFindings(document, report);
    headFindings(document, report);
    const { lang } = editions[pages[index]!.edition]!;
    if (document.lang !== lang)
      report({
        what: 'wrong language',
        why: `<html lang> is ${document.lang ?? 'missing'}, not ${lang}`,
        fix: 'write the document for its edition',
      });
    for (const title of document.titles) titles.set(title, [...(titles.get(title) ?? []), page]);
    const styles = await Promise.all(document.styles.map((path) => sent(path.replace(/^\//, ''))));
    weightFindings({
      weights: { html: await sent(file), styles: styles.reduce((sum, size) => sum + size, 0) },
      limits: limits.pageWeight,
      report,
    });
  }
  findings.push(...duplicateTitles(titles), ...(await spriteFindings(checked)));
  return findings;
}

function structureFindings({ mains, headings, repeatedIds, leftovers }: Document, report: Report): void {
  if (headings !== 1)
    report({
      what: headings === 0 ? 'no <h1>' : `${headings} <h1> elements`,
      why: 'search engines and screen readers take the <h1> as the subject of the page',
      fix: 'give the page exactly one <h1>',
    });
  if (mains !== 1)
    report({
      what: mains === 0 ? 'no <main>' : `${mains} <main> elements`,
      why: 'the skip link and screen readers lead to it',
      fix: 'let the layout write it, and no component',
    });
  for (const target of new Set(repeatedIds))
    report({
      what: 'repeated id',
      target,
      why: 'links, labels and drawings that name it mean the first of its elements',
      fix: 'give each element an id of its own: useId makes one',
    });
  for (const target of leftovers)
    report({
      what: 'an undefined value',
      target,
      why: 'code wrote a value that it does not have',
      fix: 'fix the component; if it is a class, check that the style sheet defines it',
    });
}

function headFindings({ titles, descriptions, jsonLd }: Document, report: Report): void {
  if (titles.length !== 1 || titles[0]!.trim() === '')
    report({
      what: titles.length > 1 ? `${titles.length} titles` : 'no title',
      why: 'search results and browser tabs show it',
      fix: 'give the page one title, in its head or its SEO record',
    });
  if (descriptions.length !== 1 || descriptions[0]!.trim() === '')
    report({
      what: descriptions.length > 1 ? `${descriptions.length} descriptions` : 'no description',
      why: 'search results show it below the title',
      fix: 'give the page one description, in its head or its SEO record',
    });
  for (const text of jsonLd) {
    try {
      JSON.parse(text);
    } catch (failure) {
      report({
        what: 'invalid JSON-LD',
        why: (failure as Error).message,
        fix: 'correct the structured data of the page',
      });
    }
  }
}

type Weights = { html: number; styles: number };

function weightFindings({ weights, limits, report }: { weights: Weights; limits: Weights; report: Report }): void {
  for (const part of ['html', 'styles'] as const) {
    if (weights[part] <= limits[part]) continue;
    const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
    report({
      what: part === 'html' ? 'heavy page' : 'heavy styles',
      severity: 'warning',
      why: `${kilobytes(weights[part])} compressed; the limit is ${kilobytes(limits[part])}`,
      fix: part === 'html' ? 'shorten the page, or lighten its drawings' : 'use the styles of shared components',
    });
  }
}

function duplicateTitles(titles: ReadonlyMap<string, readonly string[]>): Finding[] {
  return [...titles]
    .filter(([, pages]) => pages.length > 1)
    .flatMap(([target, pages]) =>
      pages.map((page) => ({
        what: 'duplicate title',
        target,
        page,
        why: 'these pages look the same in search results',
        fix: 'give each page a title of its own',
      })),
    );
}

/** `<use href="/assets/icons.svg#name">` that names nothing. */
async function spriteFindings({ documents, files, read }: CheckedRelease): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  for (const { file, sprites, ids: own } of documents.values()) {
    for (const target of sprites) {
      const [path = '', id = ''] = target.split('#');
      const sheet = path.replace(/^\//, '');
      if (sheet !== '' && !ids.has(sheet) && files.has(sheet))
        ids.set(sheet, new Set([...(await read(sheet)).matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]!)));
      if ((sheet === '' ? own : ids.get(sheet))?.has(id)) continue;
      findings.push({
        what: 'missing drawing',
        target,
        page: file,
        why: 'the page shows nothing in its place',
        fix: 'correct the name of the icon or drawing',
      });
    }
  }
  return findings;
}

/** Transfer size of a file in bytes: that of its `.gz`, or what it would have in a release built with `--no-compress`. */
function openWeights({ site, files }: CheckedRelease): (file: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const weigh = async (file: string) => {
    if (files.has(`${file}.gz`)) return (await stat(join(site, `${file}.gz`))).size;
    const content = await readFile(join(site, file));
    return Math.min(content.length, gzipSync(content, { level: 9 }).length);
  };
  return (file) => {
    const size = known.get(file) ?? weigh(file).catch(() => 0);
    known.set(file, size);
    return size;
  };
}
