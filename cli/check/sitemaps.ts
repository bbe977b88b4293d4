import type { Finding } from './finding.ts';
import { resolve } from './resolve.ts';
import type { Subject } from './subject.ts';

/** Sitemaps list each canonical page of their edition, and nothing else. */
export async function sitemapFindings(subject: Subject): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { rules, pages, documents, files, read } = subject;
  for (const { edition, origin, folder } of rules.editions) {
    const first = `${folder}sitemap.xml`;
    if (!files.has(first)) {
      findings.push({ target: first, what: 'is not there', page: `the ${edition} edition`, why: 'robots.txt leads search engines to it', fix: 'build the release anew' });
      continue;
    }
    const index = locations(await read(first));
    const parts = /<sitemapindex/.test(await read(first)) ? index.map((url) => folder + new URL(url).pathname.slice(1)) : [first];
    const listed = new Set<string>();
    for (const part of parts) for (const url of files.has(part) ? locations(await read(part)) : []) listed.add(url);
    for (const url of listed) {
      const found = resolve(subject, { address: url, from: origin });
      const document = found.kind === 'file' ? documents.get(found.file) : undefined;
      if (document?.canonical !== url) findings.push({ target: url, what: 'is listed and is no canonical page', page: first, why: document ? `the page there names ${document.canonical ?? 'none'}` : 'no page answers there', fix: 'build the release anew' });
    }
    for (const { file, edition: own } of pages) {
      const canonical = own === edition ? documents.get(file)?.canonical : undefined;
      if (canonical && !listed.has(canonical)) findings.push({ target: canonical, what: 'is in no sitemap', page: first, why: 'search engines may not find the page', fix: 'build the release anew' });
    }
  }
  return findings;
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
