import { page, type PageRoute } from '../../../components/define-page.ts';
import { showcaseHead } from '../../../components/showcase/showcase-head.tsx';
import { ShowcasePage } from '../../../components/showcase/showcase-page.tsx';
import { type SocialComponent, socialComponents } from '../../../config/social-components.ts';
import { showcases } from './showcases.tsx';

const addressOf = (name: SocialComponent) => `/global/social/components/${name}`;
const components = socialComponents.map((name) => ({ ...showcases[name], address: addressOf(name) }));

const parts = '社交出海组件';

/** The plan makes these pages from the list of components, so the name is one of them. */
function subjectOf({ params }: PageRoute) {
  const name = params.name as SocialComponent;
  const showcase = showcases[name];
  const steps = [
    { name: '首页', address: '/' },
    { name: '社交出海', address: '/global/social' },
    { name: `组件：${showcase.title}`, address: addressOf(name) },
  ];
  return { name, showcase, steps };
}

/** One component of the page about social apps overseas, in all its states. */
export default page({
  head: ({ route, site }) => showcaseHead({ ...subjectOf(route), parts, route, site }),

  Body({ route }) {
    const { name, showcase, steps } = subjectOf(route);
    const index = { title: parts, components, current: addressOf(name) };
    return <ShowcasePage index={index} steps={steps} showcase={showcase} states={showcase.states} wide />;
  },
});
