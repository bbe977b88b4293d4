import type { Video } from '../../../config/calls/talks.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { PageRoute } from '../../../components/define-page.ts';
import { isoOf } from '../../../components/videos/duration.ts';

type LessonsJsonLdOptions = {
  lessons: readonly Video[];
  route: Pick<PageRoute, 'edition'>;
  site: Pick<PageConfig, 'brand'>;
};

/** Lessons as search engines read them: schema.org ItemList of LearningResource. */
export function lessonsJsonLd({ lessons, route, site }: LessonsJsonLdOptions): object {
  const provider = { '@type': 'Organization', name: site.brand[route.edition].name };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: lessons.map(({ title, summary, level, duration, publishTime, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'LearningResource',
        name: title,
        description: summary,
        educationalLevel: level,
        timeRequired: isoOf(duration),
        datePublished: publishTime,
        ...(link && /^https?:/.test(link) && { url: link }),
        provider,
      },
    })),
  };
}
