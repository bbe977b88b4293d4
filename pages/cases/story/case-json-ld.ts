import type { Case } from '../../../config/calls/cases.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { PageRoute } from '../../../components/define-page.ts';
import { publisherOf } from '../../../components/organization.ts';
import { pageImage } from '#generator';

type CaseJsonLdOptions = {
  item: Case;
  /** Name of its type, empty when it has none. */
  section: string;
  route: Pick<PageRoute, 'canonical' | 'edition'>;
  site: Pick<PageConfig, 'brand' | 'origins'>;
};

/** A case as search engines read it: schema.org Article about an organization. */
export function caseJsonLd({ item, section, route, site }: CaseJsonLdOptions): object {
  const publisher = publisherOf({ edition: route.edition, site });
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: item.title,
    image: pageImage,
    description: item.summary,
    datePublished: item.publishTime,
    dateModified: item.updateTime,
    ...(section && { articleSection: section }),
    about: { '@type': 'Organization', name: item.customer },
    mainEntityOfPage: route.canonical,
    author: publisher,
    publisher,
  };
}
