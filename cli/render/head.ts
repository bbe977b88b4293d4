import type { PageHead, PageRoute } from '../define/page.ts';
import type { Seo } from '../define/navigation.ts';
import { type Editions, languagesOf } from '../define/editions.ts';
import type { PageConfig } from '../define/config.ts';
import type { SiteRendering } from '../define/rendering.ts';
import { escapeHtml, scriptJson } from '../lib/escape.ts';
import { jsonLd } from './json-ld.ts';
import { withPageImage } from './page-image.ts';

type HeadMarkupOptions = {
  head: PageHead;
  seo: Seo | null;
  route: PageRoute;
  site: PageConfig;
  rendering: Pick<SiteRendering, 'publisher'>;
  /** The page's opening paragraph; null where it has none. */
  opening: string | null;
};

/** The metadata of a page in `<head>`: from the SEO call, else from the page, else from its opening or the brand. */
export function headMarkup({ head, seo, route, site, rendering, opening }: HeadMarkupOptions): string {
  const { edition, canonical, alternates, status } = route;
  const { editions } = site;
  const brand = site.brand[edition]!;
  const origin = site.origins[edition]!;
  const title = seo?.title ?? head.title ?? `${route.header.name} - ${brand.name}`;
  const description = seo?.description ?? head.description ?? opening ?? brand.description;
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
      ...hreflang(alternates, editions),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:type', head.type ?? 'website'),
      meta('property', 'og:url', canonical),
      meta('property', 'og:site_name', brand.name),
      meta('property', 'og:locale', editions[edition]!.locale),
      ...Object.keys(alternates)
        .filter((other) => other !== edition)
        .map((other) => meta('property', 'og:locale:alternate', editions[other]!.locale)),
      meta('property', 'og:image', image),
      meta('name', 'twitter:card', 'summary_large_image'),
      ...jsonLd({ head, route, site, rendering }).map(
        (data) => `<script type="application/ld+json">${scriptJson(data)}</script>`,
      ),
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

/** hreflang links of the counterparts. */
function hreflang(alternates: PageRoute['alternates'], editions: Editions): string[] {
  return languagesOf(alternates, editions).map(
    ([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}">`,
  );
}
