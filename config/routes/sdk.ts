import { rows } from './route.ts';

export const sdk = rows({ edition: 'zh', layout: 'zh', label: 'SDK 下载' }, [
  { path: '/sdk/app/{id}', name: 'SDK 与示例下载', page: 'sdk/app', each: 'sdk-products' },
]);
