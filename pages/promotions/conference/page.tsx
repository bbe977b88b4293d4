import { page } from '../../../components/define-page.ts';
import { Ridges } from '../../../components/sections/ridges.tsx';
import { Developer } from './developer.tsx';
import { Partner } from './partner.tsx';
import { rooms } from './rooms.ts';

const isPartners = (address: string) => address === '/promotion/partner2019';

/** Conferences that are over: what was said, and what became of it. */
export default page({
  theme: ({ route }) => (isPartners(route.address) ? { paper: 'blueprint' } : { night: 'forest' }),

  head: ({ route }) => (isPartners(route.address) ? { ogImage: { art: <Ridges {...rooms} /> } } : {}),

  Body({ route }) {
    return isPartners(route.address) ? <Partner /> : <Developer />;
  },
});
