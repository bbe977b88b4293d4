import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';
import { resolveAddress } from './resolve-address.ts';

/** Whether each edition's sitemap lists every canonical page that the build meant to list, and nothing else. */
export async function sitemapFindings(checked: CheckedRelease): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { rules, pages, documents, files, read } = checked;
  for (const { edition, origin, folder } of rules.editions) {
    const first = `${folder}sitemap.xml`;
    if (!files.has(first)) {
      findings.push({
        what: 'missing file',
        target: first,
        page: `the ${edition} edition`,
        why: 'robots.txt names it',
        fix: 'rebuild the release',
      });
      continue;
    }
    const index = locations(await read(first));
    const parts = /<sitemapindex/.test(await read(first))
      ? index.map((url) => folder + new URL(url).pathname.slice(1))
      : [first];
    const listed = new Set<string>();
    for (const part of parts) for (const url of files.has(part) ? locations(await read(part)) : []) listed.add(url);
    for (const url of listed) {
      const found = resolveAddress(checked, { address: url, from: origin });
      const document = found.kind === 'file' ? documents.get(found.file) : undefined;
      if (document?.canonical !== url)
        findings.push({
          what: 'the sitemap lists a page that is not canonical',
          target: url,
          page: first,
          why: document ? `the page there names ${document.canonical ?? 'none'}` : 'no page answers there',
          fix: 'rebuild the release',
        });
    }
    for (const { file, edition: own, listed: isListed } of pages) {
      const canonical = own === edition && isListed ? documents.get(file)?.canonical : undefined;
      if (canonical && !listed.has(canonical))
        findings.push({
          what: 'page missing from the sitemap',
          target: canonical,
          page: first,
          why: 'search engines may not find it',
          fix: 'rebuild the release',
        });
    }
  }
  return findings;
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
