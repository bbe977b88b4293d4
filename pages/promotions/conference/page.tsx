import { page } from '../../../components/define-page.ts';
import { FloorPlanCard } from '../../../components/sections/floor-plan.tsx';
import { Developer } from './developer.tsx';
import { doors, rooms } from './partner-words.ts';
import { Partner } from './partner.tsx';

/** Conferences that are over: what was said, and what became of it. */
export default page({
  theme: ({ route }) => (route.address === '/promotion/partner2019' ? { paper: 'blueprint' } : { night: 'forest' }),

  // The other one opens with a drawing.
  head: ({ route }) =>
    route.address === '/promotion/partner2019'
      ? { ogImage: { art: <FloorPlanCard width={96} height={44} rooms={rooms} doors={doors} /> } }
      : {},

  Body({ route }) {
    return route.address === '/promotion/partner2019' ? <Partner /> : <Developer />;
  },
});
