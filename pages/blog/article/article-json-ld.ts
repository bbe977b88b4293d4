import { authorAddress } from '../../../components/blog/addresses.ts';
import type { Author } from '../../../config/authors.ts';
import type { BlogArticle } from '../../../config/calls/blog.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { PageRoute } from '../../../components/define-page.ts';
import { authorOf, publisherOf } from '../../../components/organization.ts';
import { pageImage } from '#generator';
import { editions } from '../../../config/editions.ts';

type ArticleJsonLdOptions = {
  article: BlogArticle;
  /** Its author, if they have a page. */
  writer: Author | undefined;
  /** Name of its category, null when it has none. */
  section: string | null;
  route: Pick<PageRoute, 'canonical' | 'edition'>;
  site: Pick<PageConfig, 'brand' | 'origins'>;
};

/** An article as search engines read it: schema.org BlogPosting. */
export function articleJsonLd({ article, writer, section, route, site }: ArticleJsonLdOptions): object {
  const publisher = publisherOf({ edition: route.edition, site });
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    image: pageImage,
    ...(article.summary && { description: article.summary }),
    datePublished: article.publishTime,
    dateModified: article.updateTime,
    author: {
      ...authorOf({ name: article.author, publisher }),
      ...(writer && { url: site.origins[route.edition] + authorAddress(writer.id), jobTitle: writer.role }),
    },
    inLanguage: editions[route.edition].lang,
    ...(section && { articleSection: section }),
    ...(article.keywords && { keywords: article.keywords }),
    mainEntityOfPage: route.canonical,
    publisher,
  };
}
