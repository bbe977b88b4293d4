import { searchFile, type SearchIndex, searchIndexPath, type TextFile } from '../define/search-index.ts';
import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';
import { resolveAddress } from './resolve-address.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** Checks that the search index of each edition is complete, and that its pages exist, are canonical and indexable. */
export async function searchFindings(checked: CheckedRelease): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { rules, documents, files, read } = checked;
  for (const { folder, origin } of rules.editions) {
    const first = `${folder}${searchIndexPath}`;
    const found = (what: string, target: string, why: string) =>
      findings.push({ what, target, page: first, why, fix: 'rebuild the release' });
    if (!files.has(first)) {
      found('missing file', first, 'the search reads it first');
      continue;
    }
    const index = parsed<SearchIndex>(await read(first));
    if (index === null) {
      found('invalid JSON', first, 'the search cannot read it');
      continue;
    }
    const named = [...index.terms, ...index.texts].filter(Boolean).map(searchFile);
    for (const file of named) if (!files.has(file)) found('missing file', file, 'the search index names it');
    for (const file of index.texts.filter(Boolean).map(searchFile)) {
      if (!files.has(file)) continue;
      const texts = parsed<TextFile>(await read(file));
      if (texts === null) found('invalid JSON', file, 'the search cannot read it');
      for (const { address } of texts ?? []) {
        const place = resolveAddress(checked, { address, from: origin });
        const document = place.kind === 'file' ? documents.get(place.file) : undefined;
        if (document?.canonical !== origin + address)
          found(
            'the search index names a page that is missing or not canonical',
            address,
            document ? `the page there names ${document.canonical ?? 'none'}` : 'no page answers there',
          );
      }
    }
  }
  return findings;
}

/** The value of a JSON file of ours; null where the file is not JSON. */
const parsed = <Value>(json: string) => nullIfThrown(() => JSON.parse(json) as Value);
