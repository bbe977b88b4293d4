import type { PageHead, PageRoute } from '../../components/page.ts';
import type { Seo } from '../../config/calls/page.ts';
import { type Edition, editions } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { escape, scriptJson } from '../escape.ts';
import { jsonLd } from './json-ld.ts';

type Given = { head: PageHead; seo: Seo | null; route: PageRoute; site: PageConfig };

/** What a page says of itself in `<head>`: its own words first, then the SEO call's, then the brand's. */
export function headMarkup({ head, seo, route, site }: Given): string {
  const { edition, canonical, alternates, status } = route;
  const brand = site.brand[edition];
  const origin = site.origins[edition];
  const title = head.title ?? seo?.title ?? `${route.header.name} - ${brand.name}`;
  const description = head.description ?? seo?.description ?? brand.description;
  const keywords = head.keywords ?? seo?.keywords;
  const image = head.image === undefined ? undefined : new URL(head.image, origin).href;
  // An error page stands for no address: nothing may lead a search engine to it.
  const real = status === 200;
  const tags: (string | undefined)[] = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords),
    meta('name', 'robots', site.noindex || !real ? 'noindex' : undefined),
    meta('name', 'format-detection', 'telephone=no'),
    meta('name', 'theme-color', '#ffffff'),
  ];
  if (real) {
    tags.push(
      link('canonical', canonical),
      ...hreflang(alternates),
      head.prev && link('prev', origin + head.prev),
      head.next && link('next', origin + head.next),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:type', head.type ?? 'website'),
      meta('property', 'og:url', canonical),
      meta('property', 'og:site_name', brand.name),
      meta('property', 'og:locale', editions[edition].locale),
      ...Object.keys(alternates)
        .filter((other) => other !== edition)
        .map((other) => meta('property', 'og:locale:alternate', editions[other as Edition].locale)),
      meta('property', 'og:image', image),
      meta('name', 'twitter:card', 'summary_large_image'),
      ...jsonLd({ head, route, site }).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
    );
  }
  return tags.filter(Boolean).join('');
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${kind}="${name}" content="${escape(content)}">` : '';
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escape(href)}">`;
}

/** The pair of counterparts, each naming both; the English one serves every other language. */
function hreflang(alternates: PageRoute['alternates']): string[] {
  const pairs = Object.entries(alternates).map(([edition, href]) => [editions[edition as Edition].lang, href] as const);
  if (alternates.en) pairs.push(['x-default' as never, alternates.en]);
  return pairs.map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escape(href)}">`);
}
