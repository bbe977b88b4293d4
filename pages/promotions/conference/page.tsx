import { page } from '../../../components/define-page.ts';
import { Developer } from './developer.tsx';
import { Partner } from './partner.tsx';

/** Conferences that are over: what was said, and what became of it. */
export default page({
  theme: ({ route }) => (route.address === '/promotion/partner2019' ? { paper: 'blueprint' } : { night: 'forest' }),

  Body({ route }) {
    return route.address === '/promotion/partner2019' ? <Partner /> : <Developer />;
  },
});
