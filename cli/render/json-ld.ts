import type { PageHead, PageRoute } from '../define/page.ts';
import type { SiteRendering } from '../define/rendering.ts';
import type { PageConfig } from '../define/config.ts';

type JsonLdOptions = {
  head: PageHead;
  route: PageRoute;
  site: PageConfig;
  rendering: Pick<SiteRendering, 'publisher'>;
};

/** The structured data of a page: the publisher on home pages, the breadcrumb on others, and its own objects. */
export function jsonLd({ head, route, site, rendering }: JsonLdOptions): object[] {
  const origin = site.origins[route.edition]!;
  const home = route.address === site.editions[route.edition]!.home;
  const breadcrumb = head.breadcrumb ?? route.breadcrumb;
  return [
    ...(home ? [rendering.publisher(site, route.edition), website(site, route)] : []),
    ...(breadcrumb.length > 0
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: site.brand[route.edition]!.name, address: '/' }, ...breadcrumb]
              .filter((step, index, steps) => index === 0 || step.address !== steps[0]!.address)
              .map(({ name, address }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                item: origin + address,
              })),
          },
        ]
      : []),
    ...(head.jsonLd ?? []),
  ];
}

/** The name that search results show with the pages of an edition. */
function website(site: PageConfig, { edition }: PageRoute): object {
  const { name, company } = site.brand[edition]!;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    alternateName: company,
    url: `${site.origins[edition]}/`,
    inLanguage: site.editions[edition]!.lang,
  };
}
