import stringWidth from 'string-width';
import type { SiteDefinition } from '../define/site.ts';
import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';
import { documentsAtAddresses } from './links.ts';
import { nullIfThrown } from '../lib/failure.ts';

/** Properties that Google requires, by type; a bar separates alternatives. */
const required: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'author', 'publisher'],
  BreadcrumbList: ['itemListElement'],
  Organization: ['name', 'url', 'logo', 'address'],
  SoftwareApplication: ['name', 'offers', 'aggregateRating|review'],
  WebSite: ['name', 'url'],
};

/** Checks pages for search results: the width of titles and descriptions, and required properties of structured data. */
export function searchResultFindings(checked: CheckedRelease): Finding[] {
  const findings: Finding[] = [];
  const { documents, pages, limits } = checked;
  for (const { page, file } of documentsAtAddresses(checked).slice(0, pages.length)) {
    const document = documents.get(file);
    if (!document) continue;
    const [title = ''] = document.titles;
    const [description = ''] = document.descriptions;
    findings.push(...widthFindings({ page, limits: limits.resultColumns, part: 'title', text: title }));
    findings.push(...widthFindings({ page, limits: limits.resultColumns, part: 'description', text: description }));
    for (const missing of document.jsonLd.flatMap(missingProperties))
      findings.push({
        what: 'incomplete structured data',
        target: missing,
        page,
        severity: 'warning',
        why: 'search engines require the property and ignore the object without it',
        fix: 'add the property, or leave the object out',
      });
  }
  return findings;
}

type WidthOptions = {
  page: string;
  limits: SiteDefinition['limits']['resultColumns'];
  part: 'title' | 'description';
  text: string;
};

/** Missing texts are reported elsewhere. */
function widthFindings({ page, limits, part, text }: WidthOptions): Finding[] {
  const { least, most } = limits[part];
  const columns = stringWidth(text);
  if (columns === 0 || (columns >= least && columns <= most)) return [];
  const long = columns > most;
  return [
    {
      what: `${long ? 'long' : 'short'} ${part}`,
      target: text,
      page,
      severity: 'warning',
      why: `${columns} columns wide, a Chinese character being two; search results ${long ? `show about ${most}` : `need about ${least} to say what the page is about`}`,
      fix: `${long ? 'shorten' : 'extend'} the ${part} in the head of the page or in its SEO record`,
    },
  ];
}

/** `Type.property` for each missing required property. Invalid JSON is reported elsewhere. */
function missingProperties(json: string): string[] {
  const data: unknown = nullIfThrown(() => JSON.parse(json));
  if (data === null || typeof data !== 'object') return [];
  const type = String((data as { '@type'?: unknown })['@type']);
  const names = Object.hasOwn(required, type) ? required[type]! : [];
  return names
    .filter((name) => !name.split('|').some((own) => Object.hasOwn(data, own)))
    .map((name) => `${type}.${name.replace('|', ' or ')}`);
}
