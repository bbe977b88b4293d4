import { rows } from './route.ts';

/** Pages that campaigns and search engines lead to: without menus, so that hardly anything leads away from them. */
export const landing = rows({ edition: 'zh', layout: 'zh', label: '解决方案', hide: ['menu'] }, [
  { path: '/global/social', page: 'landing/social', name: '社交出海', product: 'global' },
  {
    path: '/global/social/components/{name}',
    page: 'landing/social-components',
    name: '社交出海组件',
    parent: '/global/social',
    canonical: '/global/social',
    product: 'global',
    each: 'social-components',
    hide: [],
  },
  { path: '/im_yx1', page: 'landing/im_yx1', name: '即时通讯专题', product: 'im' },
  { path: '/p-meeting', page: 'landing/p-meeting', name: '会议专题', product: 'meeting' },
  {
    path: '/p-meeting/floor-ability',
    page: 'landing/floor-ability',
    name: '会议能力',
    parent: '/p-meeting',
    product: 'meeting',
  },
  {
    path: '/p-meeting/floor-quality',
    page: 'landing/floor-quality',
    name: '会议质量',
    parent: '/p-meeting',
    product: 'meeting',
  },
]);
