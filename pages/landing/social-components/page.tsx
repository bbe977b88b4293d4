import { page, type PageRoute } from '../../../components/define-page.ts';
import { showcaseHead } from '../../../components/showcase/showcase-head.tsx';
import { ShowcasePage } from '../../../components/showcase/showcase-page.tsx';
import { type SocialComponent, socialComponents } from '../../../config/social-components.ts';
import { showcases } from './showcases.tsx';
import * as words from './words.yaml';

const addressOf = (name: SocialComponent) => `/global/social/components/${name}`;
const components = socialComponents.map((name) => ({ ...showcases[name], address: addressOf(name) }));

/** The plan makes these pages from the list of components, so the name is one of them. */
function subjectOf({ params }: PageRoute) {
  const name = params.name as SocialComponent;
  const showcase = showcases[name];
  const steps = [
    words.subjectOf.homeStep,
    words.subjectOf.socialStep,
    { name: words.subjectOf.name({ title: showcase.title }), address: addressOf(name) },
  ];
  return { name, showcase, steps };
}

/** One component of the page about social apps overseas, in all its states. */
export default page({
  head: ({ route, site }) => showcaseHead({ ...subjectOf(route), parts: words.parts, route, site }),

  Body({ route }) {
    const { name, showcase, steps } = subjectOf(route);
    const index = { title: words.parts, components, current: addressOf(name) };
    return <ShowcasePage index={index} steps={steps} showcase={showcase} states={showcase.states} wide />;
  },
});
