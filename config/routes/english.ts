import { idSelection, textAddresses, typeSelection } from '../protocols.ts';
import { rows } from './route.ts';

export const english = rows({ edition: 'en', layout: 'en', guards: ['english'] }, [
  { path: '/', aliases: ['/en'], name: 'Home', page: 'english/home', counterpart: '/' },
  { path: '/en/im', name: 'In-app chat', counterpart: '/im', product: 'im', label: 'Product', page: 'english/im' },
  {
    path: '/hk/im',
    name: 'In-app chat',
    canonical: '/en/im',
    product: 'im',
    label: 'Product',
    hide: ['header', 'footer', 'help'],
    page: 'english/im',
  },
  { path: '/en/white-paper', name: 'White paper', page: 'english/white-paper', label: 'White paper' },
  { path: '/en/price', name: 'Pricing', page: 'english/pricing', counterpart: '/price', label: 'Pricing' },
  { path: '/en/about', name: 'About', page: 'english/about', counterpart: '/about', label: 'Company' },
  {
    path: '/en/clauses',
    name: 'Terms',
    label: 'Legal',
    counterpart: '/clauses',
    page: 'legal/clauses',
    select: typeSelection('en'),
  },
  {
    path: '/en/clause-detail',
    name: 'Terms in full',
    label: 'Legal',
    counterpart: '/clause-detail',
    parent: '/en/clauses',
    page: 'legal/clause-detail',
    select: idSelection('en'),
    canonical: textAddresses('en'),
  },
]);
