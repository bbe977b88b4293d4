import { rows } from './route.ts';

export const cases = rows({ edition: 'zh', layout: 'zh', label: '客户案例', parent: '/case' }, [
  { path: '/case', name: '客户案例', page: 'cases/list', each: 'case-list' },
  { path: '/case/{id}', name: '客户案例', page: 'cases/story', each: 'cases' },
]);
