import { plannedLinks } from '../define/planned-links.ts';
import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';
import { type ResolvedAddress, resolveAddress } from './resolve-address.ts';

/** A document, and the address that its relative links are resolved against. */
type DocumentAtAddress = { page: string; from: string; file: string };

/** Every page at its address, then every error page at its edition's home. */
export function documentsAtAddresses({ rules, pages, documents }: CheckedRelease): DocumentAtAddress[] {
  const originOf = (edition: string) => rules.editions.find((row) => row.edition === edition)!.origin;
  const known = new Set(pages.map(({ file }) => file));
  const errors = rules.editions.flatMap(({ edition, errors: files, phoneErrors }) =>
    [...Object.values(files), ...Object.values(phoneErrors)].map((file) => ({ edition, file })),
  );
  return [
    ...pages.map(({ edition, address, file }) => ({
      page: `${edition} ${address}`,
      from: originOf(edition) + address,
      file,
    })),
    ...errors
      .filter(({ file }) => documents.has(file) && !known.has(file))
      .map(({ edition, file }) => ({ page: file, from: `${originOf(edition)}/`, file })),
  ];
}

export type LinkFindings = { findings: Finding[]; links: number; planned: ReadonlySet<string> };

export function linkFindings(checked: CheckedRelease): LinkFindings {
  const findings: Finding[] = [];
  const isPlanned = plannedLinks(checked.routes);
  const planned = new Set<string>();
  const resolved = new Map<string, ResolvedAddress>();
  let links = 0;
  const lookUp = (address: string, from: string): ResolvedAddress => {
    const { href } = new URL(address, from);
    const key = href.replace(/#.*$/s, '');
    const known = resolved.get(key) ?? resolveAddress(checked, { address: key, from });
    resolved.set(key, known);
    return known;
  };

  for (const { page, from, file } of documentsAtAddresses(checked)) {
    const document = checked.documents.get(file);
    if (!document) continue; // the check of files and hashes reports a missing page
    for (const { href, planned: marked } of document.links) {
      links++;
      if (!URL.canParse(href, from) || /^\s*javascript:/i.test(href)) {
        findings.push({
          what: 'invalid link',
          target: href || '(empty)',
          page,
          why: 'a browser cannot follow it',
          fix: 'correct it where it is written',
        });
        continue;
      }
      const found = lookUp(href, from);
      const { origin, pathname, hash } = new URL(href, from);
      if (found.kind === 'missing') {
        const edition = checked.rules.editions.find((row) => row.origin === origin)?.edition;
        if (marked || (edition && isPlanned(edition, pathname))) planned.add(`${edition ?? ''} ${pathname}`);
        else
          findings.push({
            what: 'broken link',
            target: href,
            page,
            why: `the server answers ${found.status}`,
            fix: 'correct the link, or add the page or a redirect',
          });
      } else if (found.kind === 'file' && hash.length > 1) {
        const target = checked.documents.get(found.file);
        const id = decodeURIComponent(hash.slice(1));
        if (target && id !== 'top' && !target.ids.has(id)) {
          findings.push({
            what: 'broken anchor',
            target: href.startsWith('#') ? `${page}${href}` : href,
            page,
            why: `no element of that page has id "${id}"`,
            fix: 'correct the part after the #, or give the element that id',
          });
        }
      }
    }
    for (const address of [...document.loads, ...document.images]) {
      if (address.startsWith('data:')) continue;
      const found = URL.canParse(address, from) ? lookUp(address, from) : null;
      if (found === null || found.kind === 'missing')
        findings.push({
          what: 'missing file',
          target: address,
          page,
          why: 'the page loads it, or names it as its Open Graph image',
          fix: 'add the file, or correct its address',
        });
    }
  }
  return { findings, links, planned };
}
