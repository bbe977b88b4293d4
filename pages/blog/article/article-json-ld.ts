import type { BlogArticle } from '../../../config/calls/blog.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { PageRoute } from '../../../components/define-page.ts';

type Given = {
  article: BlogArticle;
  /** Name of its category, null when it has none. */
  section: string | null;
  route: Pick<PageRoute, 'canonical' | 'edition'>;
  site: Pick<PageConfig, 'brand' | 'origins'>;
};

/** An article as search engines read it: schema.org BlogPosting. */
export function articleJsonLd({ article, section, route, site }: Given): object {
  const { brand, origins } = site;
  const publisher = { '@type': 'Organization', name: brand[route.edition].name, url: `${origins[route.edition]}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    ...(article.summary && { description: article.summary }),
    datePublished: article.publishTime,
    dateModified: article.updateTime,
    author: article.author ? { '@type': 'Person', name: article.author } : publisher,
    ...(article.cover && { image: new URL(article.cover, origins[route.edition]).href }),
    ...(section && { articleSection: section }),
    ...(article.keywords && { keywords: article.keywords }),
    mainEntityOfPage: route.canonical,
    publisher,
  };
}
