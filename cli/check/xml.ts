import { xmlError } from '../lib/xml.ts';
import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';

/** Whether feeds and sitemaps are well-formed XML 1.0: readers take no other file. */
export async function xmlFindings({ files, read }: CheckedRelease): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of [...files].filter((name) => name.endsWith('.xml')).sort()) {
    const error = xmlError(await read(file));
    if (error === null) continue;
    findings.push({
      what: 'invalid XML',
      target: file,
      page: file,
      why: `the parser reports ${JSON.stringify(error)}; no reader takes such a file`,
      fix: 'correct the content at that place, and rebuild the release',
    });
  }
  return findings;
}
