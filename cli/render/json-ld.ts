import type { PageHead, PageRoute } from '../../components/define-page.ts';
import { editions } from '../../config/editions.ts';
import type { PageConfig } from '../../config/page-config.ts';

/** The structured data of a page: the company on home pages, the breadcrumb on others, and its own objects. */
export function jsonLd({ head, route, site }: { head: PageHead; route: PageRoute; site: PageConfig }): object[] {
  const origin = site.origins[route.edition];
  const home = route.address === editions[route.edition].home;
  const breadcrumb = head.breadcrumb ?? route.breadcrumb;
  return [
    ...(home ? [organization(site, route), website(site, route)] : []),
    ...(breadcrumb.length > 0
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: site.brand[route.edition].name, address: '/' }, ...breadcrumb]
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

function organization(site: PageConfig, { edition }: PageRoute): object {
  const { name, company, description } = site.brand[edition];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName: company,
    description,
    url: `${site.origins[edition]}/`,
    logo: `${site.origins[edition]}/icon-512.png`,
    address: { '@type': 'PostalAddress', streetAddress: site.contact.address[edition] },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: site.contact.hotline,
      email: site.contact.email,
    },
  };
}

/** The name that search results show with the pages of an edition. */
function website(site: PageConfig, { edition }: PageRoute): object {
  const { name, company } = site.brand[edition];
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    alternateName: company,
    url: `${site.origins[edition]}/`,
    inLanguage: editions[edition].lang,
  };
}
