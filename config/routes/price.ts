import { rows } from './route.ts';

/** Every address shows the one pricing page, opened at its product. */
export const price = rows({ edition: 'zh', layout: 'zh', label: '产品价格', page: 'price/price', parent: '/price' }, [
  { path: '/price', name: '价格', counterpart: '/en/price' },
  { path: '/price/im', name: '即时通讯价格', product: 'im' },
  { path: '/price/netcall', name: '音视频通话价格', product: 'netcall' },
  { path: '/price/sms', name: '短信价格', product: 'sms' },
  { path: '/price/quicklogin', name: '一键登录价格', product: 'quicklogin' },
  { path: '/price/interact', name: '互动直播价格', product: 'interact' },
  { path: '/price/whiteboard', name: '互动白板价格', product: 'whiteboard' },
  { path: '/price/censorship', name: '内容安全价格', product: 'censorship' },
  { path: '/price/live', name: '直播价格', product: 'live' },
  { path: '/price/vod', name: '点播价格', product: 'vod' },
  { path: '/price/cloudcall', name: '专线电话价格', product: 'connection' },
]);
