import { dirname, join } from 'node:path/posix';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/** Files that style sheets name and the release does not have. */
export async function styleFindings({ files, read }: Subject): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const file of files) {
    if (!file.endsWith('.css')) continue;
    for (const [, address = ''] of (await read(file)).matchAll(/url\(\s*["']?([^"')]+)/g)) {
      if (/^(?:data:|#|https?:)/.test(address)) continue;
      const path = address.startsWith('/') ? address.slice(1) : join(dirname(file), address);
      if (!files.has(path.replace(/[?#].*$/, ''))) findings.push({ target: address, what: 'is not there', page: file, why: 'the style sheet loads it', fix: 'add the file, or correct its address' });
    }
  }
  return findings;
}
