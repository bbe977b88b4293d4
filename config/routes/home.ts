import { rows } from './route.ts';

export const home = rows({ edition: 'zh', layout: 'zh' }, [
  { path: '/', name: '首页', page: 'home/home', counterpart: '/', header: { header_type: 'transparent' } },
]);
