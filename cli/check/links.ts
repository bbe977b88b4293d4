import { isPlannedAddress } from '../../config/rules/planned.ts';
import type { Finding } from './finding.ts';
import { type Resolved, resolve } from './resolve.ts';
import type { Subject } from './subject.ts';

/** A document with the address that its relative links start from. */
type Placed = { page: string; from: string; file: string };

/** Every page at its address, and every error page at its edition's home. */
export function placed({ rules, pages, documents }: Subject): Placed[] {
  const originOf = (edition: string) => rules.editions.find((row) => row.edition === edition)!.origin;
  const known = new Set(pages.map(({ file }) => file));
  const errors = rules.editions.flatMap(({ edition, errors: files }) => Object.values(files).map((file) => ({ edition, file })));
  return [
    ...pages.map(({ edition, address, file }) => ({ page: `${edition} ${address}`, from: originOf(edition) + address, file })),
    ...errors.filter(({ file }) => documents.has(file) && !known.has(file)).map(({ edition, file }) => ({ page: file, from: `${originOf(edition)}/`, file })),
  ];
}

/** Links that lead nowhere, anchors that are not there, files that are loaded and missing. */
export function linkFindings(subject: Subject): { findings: Finding[]; links: number; planned: ReadonlySet<string> } {
  const findings: Finding[] = [];
  const planned = new Set<string>();
  const memory = new Map<string, Resolved>();
  let links = 0;
  const lookUp = (address: string, from: string): Resolved => {
    const { href } = new URL(address, from);
    const key = href.replace(/#.*$/s, '');
    const known = memory.get(key) ?? resolve(subject, { address: key, from });
    memory.set(key, known);
    return known;
  };

  for (const { page, from, file } of placed(subject)) {
    const document = subject.documents.get(file);
    if (!document) continue; // a missing page is told by the proof of its files
    for (const { href, planned: marked } of document.links) {
      links++;
      if (!URL.canParse(href, from) || /^\s*javascript:/i.test(href)) {
        findings.push({ what: 'is no address', target: href || '(empty)', page, why: 'a browser cannot follow it', fix: 'correct it where it is written' });
        continue;
      }
      const found = lookUp(href, from);
      const { origin, pathname, hash } = new URL(href, from);
      if (found.kind === 'nowhere') {
        const edition = subject.rules.editions.find((row) => row.origin === origin)?.edition;
        if (marked || (edition && isPlannedAddress(edition, pathname))) planned.add(`${edition ?? ''} ${pathname}`);
        else findings.push({ what: 'leads nowhere', target: href, page, why: `the server answers ${found.status}`, fix: 'correct the link, or add the page or a redirect' });
      } else if (found.kind === 'file' && hash.length > 1) {
        const target = subject.documents.get(found.file);
        const id = decodeURIComponent(hash.slice(1));
        if (target && id !== 'top' && !target.ids.has(id)) {
          findings.push({ what: 'has no such place', target: href.startsWith('#') ? `${page}${href}` : href, page, why: `nothing on that page has the id ${id}`, fix: 'correct the part after the #, or give the place that id' });
        }
      }
    }
    for (const address of [...document.loads, ...document.images]) {
      if (address.startsWith('data:')) continue;
      const found = URL.canParse(address, from) ? lookUp(address, from) : null;
      if (found === null || found.kind === 'nowhere') findings.push({ what: 'is not there', target: address, page, why: 'the page loads it, or names it as its picture', fix: 'add the file, or correct its address' });
    }
  }
  return { findings, links, planned };
}
