import { componentAddress } from '../../../components/blog/addresses.ts';
import { page, type PageRoute } from '../../../components/define-page.ts';
import { showcaseHead } from '../../../components/showcase/showcase-head.tsx';
import { ShowcasePage } from '../../../components/showcase/showcase-page.tsx';
import { type BlogComponent, blogComponents } from '../../../config/blog-components.ts';
import { request } from '../../../config/calls/request.ts';
import { buildLimits } from '../../../config/limits.ts';
import { samplesOf } from './showcase/samples.ts';
import { showcases } from './showcase/table.ts';
import * as words from './words.yaml';

/** The plan makes these pages from the list of components, so the name is one of them. */
function subjectOf({ params }: PageRoute) {
  const name = params.name as BlogComponent;
  const showcase = showcases[name];
  const steps = [
    words.subjectOf.homeStep,
    words.subjectOf.blogStep,
    { name: words.subjectOf.name({ title: showcase.title }), address: componentAddress(name) },
  ];
  return { name, showcase, steps };
}

/** One component of the blog in all its states. */
export default page({
  needs: () => ({
    types: request('blogType'),
    articles: request('blogList', { page: 1, pageSize: buildLimits.blogPage }),
  }),

  head: ({ route, site }) => showcaseHead({ ...subjectOf(route), parts: words.parts, route, site }),

  Body({ data, route }) {
    const { name, showcase, steps } = subjectOf(route);
    const states = showcase.states(samplesOf({ articles: data.articles.list, types: data.types }));
    const components = blogComponents.map((one) => ({ ...showcases[one], address: componentAddress(one) }));
    const index = { title: words.parts, components, current: componentAddress(name) };
    return <ShowcasePage index={index} steps={steps} showcase={showcase} states={states} />;
  },
});
