import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';
import { documentsAtAddresses } from './links.ts';
import { resolveAddress } from './resolve-address.ts';

/** Canonical links, hreflang pairs and Open Graph images. */
export function headFindings(checked: CheckedRelease): Finding[] {
  const findings: Finding[] = [];
  const { documents, pages, editions } = checked;
  for (const { page, from, file } of documentsAtAddresses(checked).slice(0, pages.length)) {
    const document = documents.get(file);
    if (!document) continue;
    const report = (finding: Omit<Finding, 'page'>) => findings.push({ ...finding, page });
    const { canonical, alternates, images } = document;
    if (images.length === 0)
      report({
        what: 'no Open Graph image',
        target: page,
        why: 'links to the page are shown without a picture',
        fix: 'see the warning of the build about its image',
      });
    if (canonical === null) {
      report({
        what: 'no canonical link',
        target: page,
        why: 'search engines may list the page under several addresses',
        fix: 'give it a <link rel="canonical">',
      });
      continue;
    }
    const target = resolveAddress(checked, { address: canonical, from });
    const targetDocument = target.kind === 'file' ? documents.get(target.file) : undefined;
    if (targetDocument?.canonical !== canonical)
      report({
        what: 'invalid canonical link',
        target: canonical,
        why: targetDocument ? `the page there names ${targetDocument.canonical ?? 'none'}` : 'no page answers there',
        fix: 'name the address of the page itself, or of the page it duplicates',
      });
    for (const [lang, href] of Object.entries(alternates)) {
      const found = resolveAddress(checked, { address: href, from });
      const other = found.kind === 'file' ? documents.get(found.file) : undefined;
      if (!other)
        report({
          what: 'broken hreflang link',
          target: href,
          why: 'no page answers there',
          fix: 'correct the counterpart in the route table',
        });
      else if (!Object.values(other.alternates).includes(canonical))
        report({
          what: 'hreflang link without a return link',
          target: href,
          why: `the page there does not link back to ${canonical}, and search engines ignore one-sided pairs`,
          fix: 'make the two rows of the route table name each other',
        });
      else if (found.kind === 'file' && lang !== 'x-default' && editions[found.edition]!.lang !== lang)
        report({
          what: `hreflang link is not in ${lang}`,
          target: href,
          why: `the page belongs to the edition ${found.edition}`,
          fix: 'correct the counterpart in the route table',
        });
    }
  }
  return findings;
}
