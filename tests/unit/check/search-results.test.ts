import { buildLimits } from '../../../config/limits.ts';
import { expect, it } from 'vitest';
import type { CheckedRelease } from '../../../cli/check/checked-release.ts';
import { readDocument } from '../../../cli/check/document.ts';
import { searchResultFindings } from '../../../cli/check/search-results.ts';

const good = '云通信服务的价格与计费方式，各项产品按量计费或包月购买';

/** Findings about one page with this head. */
function findings({ title = '价格与计费', description = good, jsonLd }: Partial<Record<string, string>>): string[] {
  const html =
    `<html><head><title>${title}</title><meta name="description" content="${description}">` +
    `${jsonLd === undefined ? '' : `<script type="application/ld+json">${jsonLd}</script>`}</head></html>`;
  const file = 'price.html';
  const checked = {
    limits: buildLimits,
    pages: [{ address: '/price', edition: 'zh', file }],
    documents: new Map([[file, readDocument({ file, html })]]),
    rules: { editions: [{ edition: 'zh', origin: 'https://www.yunqiao.example', errors: {}, phoneErrors: {} }] },
  } as unknown as CheckedRelease;
  return searchResultFindings(checked).map(({ what, target, why }) => `${what}: ${target} (${why.split(',')[0]})`);
}

it('accepts titles and descriptions that search results show whole', () => {
  expect(findings({})).toEqual([]);
});

it('measures by visible width: a Chinese character takes two columns', () => {
  expect(findings({ title: '价'.repeat(30) })).toEqual([]);
  expect(findings({ title: '价'.repeat(31) })).toEqual([`long title: ${'价'.repeat(31)} (62 columns wide)`]);
  expect(findings({ title: 'p'.repeat(60) })).toEqual([]);
  expect(findings({ title: 'p'.repeat(61) })).toEqual([`long title: ${'p'.repeat(61)} (61 columns wide)`]);
  expect(findings({ description: '价'.repeat(81) })).toEqual([
    `long description: ${'价'.repeat(81)} (162 columns wide)`,
  ]);
  expect(findings({ title: '价', description: '价格' })).toEqual([
    'short title: 价 (2 columns wide)',
    'short description: 价格 (4 columns wide)',
  ]);
});

it('names the required properties that structured data lacks', () => {
  expect(findings({ jsonLd: '{"@type":"SoftwareApplication","name":"SDK","review":{}}' })).toEqual([
    'incomplete structured data: SoftwareApplication.offers (search engines require the property and ignore the object without it)',
  ]);
  expect(findings({ jsonLd: '{"@type":"SoftwareApplication","name":"SDK","offers":{}}' })).toHaveLength(1);
  expect(findings({ jsonLd: '{"@type":"constructor"}' })).toEqual([]);
  expect(findings({ jsonLd: 'null' })).toEqual([]);
});
