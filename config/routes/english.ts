import { idSelection, typeSelection } from '../protocols.ts';
import { rows } from './route.ts';

export const english = rows({ edition: 'en', layout: 'en', guards: ['english'] }, [
  { path: '/', aliases: ['/en'], name: 'Home', page: 'home-en', counterpart: '/' },
  { path: '/en/im', name: 'In-app chat', counterpart: '/im', product: 'im' },
  {
    path: '/hk/im',
    name: 'In-app chat',
    canonical: '/en/im',
    product: 'im',
    hide: ['header', 'footer', 'help'],
  },
  { path: '/en/white-paper', name: 'White paper' },
  { path: '/en/price', name: 'Pricing', counterpart: '/price' },
  { path: '/en/about', name: 'About', counterpart: '/about' },
  { path: '/en/clauses', name: 'Terms', counterpart: '/clauses', page: 'legal/clauses', select: typeSelection('en') },
  { path: '/en/clause-detail', name: 'Terms in full', counterpart: '/clause-detail', page: 'legal/clause-detail', select: idSelection('en') },
]);
