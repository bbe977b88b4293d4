import { rows } from './route.ts';

/** Pages made for phones. Those of campaigns are beside their twins in `promotions.ts`. */
export const phone = rows({ edition: 'zh', layout: 'phone', guards: ['phone'], hide: ['help'], parent: '/m/' }, [
  { path: '/m/', name: '手机首页', page: 'phone/phone-home' },
  { path: '/m/sms', name: '手机短信指南', product: 'sms', page: 'phone/sms-guide' },
]);
