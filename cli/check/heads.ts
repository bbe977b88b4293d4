import { editions } from '../../config/editions.ts';
import type { Finding } from './finding.ts';
import { placed } from './links.ts';
import { resolve } from './resolve.ts';
import type { Subject } from './subject.ts';

/** What pages say of themselves: canonical addresses that are theirs to name, counterparts that name them back. */
export function headFindings(subject: Subject): Finding[] {
  const findings: Finding[] = [];
  const { documents, pages } = subject;
  for (const { page, from, file } of placed(subject).slice(0, pages.length)) {
    const document = documents.get(file);
    if (!document) continue;
    const bad = (target: string, what: string, why: string, fix: string) => findings.push({ target, what, page, why, fix });
    const { canonical, alternates, images } = document;
    if (images.length === 0) bad(page, 'names no picture', 'other sites show links to it without one', 'see what the build says of its picture');
    if (canonical === null) {
      bad(page, 'names no canonical address', 'search engines may list it under several', 'give it a <link rel="canonical">');
      continue;
    }
    const named = resolve(subject, { address: canonical, from });
    const of = named.kind === 'file' ? documents.get(named.file) : undefined;
    if (of?.canonical !== canonical) bad(canonical, 'is no canonical address', of ? `the page there names ${of.canonical ?? 'none'}` : 'no page answers there', 'name the address of the page itself, or of the one it copies');
    for (const [lang, href] of Object.entries(alternates)) {
      const found = resolve(subject, { address: href, from });
      const other = found.kind === 'file' ? documents.get(found.file) : undefined;
      if (!other) bad(href, 'is no counterpart', 'no page answers there', 'correct the counterpart in the route table');
      else if (!Object.values(other.alternates).includes(canonical)) bad(href, `does not name ${canonical} back`, 'search engines ignore pairs that only one side names', 'make the two rows name each other');
      else if (found.kind === 'file' && lang !== 'x-default' && editions[found.edition].lang !== lang) bad(href, `is not in ${lang}`, `it is of the edition ${found.edition}`, 'correct the counterpart in the route table');
    }
  }
  return findings;
}
