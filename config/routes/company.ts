import { rows } from './route.ts';

export const company = [
  ...rows({ edition: 'zh', layout: 'zh', label: '关于我们' }, [
    { path: '/about', name: '关于我们', page: 'company/about', counterpart: '/en/about' },
  ]),
  ...rows({ edition: 'zh', layout: 'zh-white', label: '意见与举报' }, [
    { path: '/survey/report', name: '违规举报', page: 'company/report' },
  ]),
];
