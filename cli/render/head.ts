import type { PageHead, PageRoute } from '../../components/define-page.ts';
import type { Seo } from '../../config/calls/page.ts';
import { type Edition, editions } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { escapeHtml, scriptJson } from '../lib/escape.ts';
import { jsonLd } from './json-ld.ts';
import { withPageImage } from './page-image.ts';

type HeadMarkupOptions = { head: PageHead; seo: Seo | null; route: PageRoute; site: PageConfig };

/** The metadata of a page in `<head>`: from the SEO call, else from the page, else from the brand. */
export function headMarkup({ head, seo, route, site }: HeadMarkupOptions): string {
  const { edition, canonical, alternates, status } = route;
  const brand = site.brand[edition];
  const origin = site.origins[edition];
  const title = seo?.title ?? head.title ?? `${route.header.name} - ${brand.name}`;
  const description = seo?.description ?? head.description ?? brand.description;
  const keywords = seo?.keywords ?? head.keywords;
  const image = head.image === undefined ? undefined : new URL(head.image, origin).href;
  // Error pages have no address and must not be indexed.
  const real = status === 200;
  const tags: (string | undefined)[] = [
    `<title>${escapeHtml(title)}</title>`,
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
  const markup = tags.filter(Boolean).join('');
  return image === undefined ? markup : withPageImage({ head: markup, image });
}

function meta(kind: 'name' | 'property', name: string, content: string | undefined): string {
  return content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}

/** hreflang links of both counterparts; the English page is `x-default`. */
function hreflang(alternates: PageRoute['alternates']): string[] {
  const pairs = Object.entries(alternates).map(([edition, href]) => [editions[edition as Edition].lang, href] as const);
  if (alternates.en) pairs.push(['x-default' as never, alternates.en]);
  return pairs.map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`);
}
