import { idSelection, textAddresses, typeSelection } from '../protocols.ts';
import { rows } from './route.ts';

/** The Chinese texts; those of the English edition are in `english.ts` and use the same pages. */
export const legal = rows({ edition: 'zh', layout: 'zh-white', label: '法律文本', parent: '/clauses' }, [
  {
    path: '/clauses',
    name: '服务条款',
    counterpart: '/en/clauses',
    page: 'legal/clauses',
    select: typeSelection('zh'),
  },
  {
    path: '/clause-detail',
    name: '条款全文',
    counterpart: '/en/clause-detail',
    page: 'legal/clause-detail',
    select: idSelection('zh'),
    canonical: textAddresses('zh'),
  },
  { path: '/meeting/clauses', name: '会议服务条款', product: 'meeting', page: 'legal/clause-detail' },
  { path: '/des', name: '数据处理说明', page: 'legal/clause-detail' },
]);
