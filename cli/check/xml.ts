import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';

/** What XML 1.0 forbids anywhere in a document: one such character makes it unreadable as a whole. */
const forbidden =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&#(?:x0*(?:[0-8bcef]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/i;

/** Whether feeds and sitemaps are free of characters that XML forbids. */
export async function xmlFindings({ files, read }: CheckedRelease): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of [...files].filter((name) => name.endsWith('.xml')).sort()) {
    const [character] = forbidden.exec(await read(file)) ?? [];
    if (character === undefined) continue;
    findings.push({
      what: 'invalid XML',
      target: file,
      page: file,
      why: `it contains ${JSON.stringify(character)}, which XML forbids; no reader takes such a file`,
      fix: 'remove the character from the content, and rebuild the release',
    });
  }
  return findings;
}
