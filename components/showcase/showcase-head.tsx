import type { PageHead, PageRoute } from '../define-page.ts';
import type { PageConfig } from '../../config/page-config.ts';
import { Part } from './card-part.tsx';
import type { Showcase } from './showcase.ts';

type ShowcaseHeadOptions = {
  showcase: Showcase;
  /** The group of the components: `博客组件`. */
  parts: string;
  steps: NonNullable<PageHead['breadcrumb']>;
  route: PageRoute;
  site: PageConfig;
};

/** What the page of one component says of itself. */
export const showcaseHead = ({ showcase, parts, steps, route, site }: ShowcaseHeadOptions): PageHead => ({
  title: `${showcase.title} ${showcase.component} - ${parts} - ${site.brand[route.edition].name}`,
  description: showcase.about,
  breadcrumb: steps,
  ogImage: { art: <Part /> },
});
