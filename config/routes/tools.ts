import { rows } from './route.ts';

export const tools = rows({ edition: 'zh', layout: 'zh-white', label: '开发者工具' }, [
  { path: '/livetool', name: '直播工具', product: 'live', page: 'tools/livetool' },
  { path: '/paramCheck', name: '通话参数检查', product: 'netcall', page: 'tools/param-check' },
  { path: '/paramCheckG2', name: '通话参数检查（二代）', product: 'nrtc', page: 'tools/param-check' },
  { path: '/g2-sdk-price-calculation', name: '二代 SDK 费用计算', product: 'nrtc', page: 'tools/price-calculation' },
]);
