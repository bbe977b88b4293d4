const at = (path: string, title: string) => ({ title, href: `https://doc.yunqiao.example/${path}` });

/** The documents that rules refer to, by their names in the documentation. */
export const documents = {
  callKit: at('netcall/call-kit', '呼叫组件'),
  callStart: at('netcall/quick-start', '一对一通话'),
  callToken: at('netcall/token', '通话权限令牌'),
  ring: at('netcall/offline-ring', '离线推送与来电'),
  busy: at('netcall/busy', '忙线与多端'),
  record: at('netcall/cloud-record', '云端录制'),
  device: at('netcall/device-check', '设备检测'),
  errors: at('netcall/errors', '错误码'),
  migrate: at('nrtc/migrate', '从 1.x 升级'),
  join: at('nrtc/quick-start', '加入频道'),
  audio: at('nrtc/audio-profile', '音频场景与码率'),
  noise: at('nrtc/noise', '降噪的开关时机'),
  encoder: at('nrtc/encoder', '编码参数'),
  layers: at('nrtc/simulcast', '大小流与订阅'),
  weak: at('nrtc/weak-network', '弱网参数'),
  firewall: at('nrtc/firewall', '防火墙与代理'),
  quality: at('compass/curves', '质量曲线'),
  price: { title: '通话价格', href: '/price/netcall' },
} as const;
