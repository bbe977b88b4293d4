import { rows } from './route.ts';

export const partners = rows({ edition: 'zh', layout: 'zh', label: '合作伙伴', parent: '/partner' }, [
  { path: '/partner', name: '合作伙伴', page: 'partners/programme' },
  { path: '/partner/isv', name: '解决方案伙伴', page: 'partners/kind' },
  { path: '/partner/si', name: '集成伙伴', page: 'partners/kind' },
  { path: '/partner/dealer', name: '渠道伙伴', page: 'partners/kind' },
  { path: '/partner/joinus', name: '申请加入', page: 'partners/joinus' },
  { path: '/partner/recommendInfo', name: '推荐规则', page: 'partners/recommend' },
]);
