import { rows } from './route.ts';

export const home = [
  ...rows({ edition: 'zh', layout: 'zh' }, [
    { path: '/', name: '首页', page: 'home-zh', counterpart: '/', header: { header_type: 'transparent' } },
  ]),
  ...rows({ edition: 'zh', layout: 'phone', guards: ['phone'], hide: ['help'] }, [
    { path: '/m/', name: '手机首页' },
    { path: '/m/sms', name: '手机短信指南', product: 'sms' },
  ]),
];
