import { rows } from './route.ts';

export const solutions = rows({ edition: 'zh', layout: 'zh', label: '解决方案', parent: '/solution' }, [
  { path: '/solution', page: 'solutions/all', name: '解决方案' },
  { path: '/edu', page: 'solutions/edu', name: '在线教育', product: 'netcall' },
  { path: '/edu-music', page: 'solutions/edu-music', name: '音乐教育', product: 'netcall' },
  { path: '/after-school', page: 'solutions/after-school', name: '课后服务', product: 'netcall' },
  { path: '/three-classroom', page: 'solutions/three-classroom', name: '三个课堂', product: 'netcall' },
  { path: '/medical', page: 'solutions/medical', name: '互联网医疗', product: 'netcall' },
  { path: '/medhos', page: 'solutions/medhos', name: '互联网医院', product: 'netcall' },
  { path: '/medarea', page: 'solutions/medarea', name: '区域医联体', product: 'netcall' },
  { path: '/finance', page: 'solutions/finance', name: '金融', product: 'netcall' },
  { path: '/remoteteller', page: 'solutions/remoteteller', name: '远程柜员', product: 'netcall' },
  { path: '/remote-bidding', page: 'solutions/remote-bidding', name: '远程评标', product: 'netcall' },
  { path: '/voicechat', page: 'solutions/voicechat', name: '语聊房', product: 'netcall' },
  { path: '/social-1v1', page: 'solutions/social-1v1', name: '一对一社交', product: 'netcall' },
  { path: '/pklinkmic', page: 'solutions/pklinkmic', name: 'PK 连麦', product: 'interact' },
  { path: '/minigame', page: 'solutions/minigame', name: '小游戏', product: 'netcall' },
  { path: '/game-voice', page: 'solutions/game-voice', name: '游戏语音', product: 'nrtc' },
  { path: '/netcall-tv', page: 'solutions/netcall-tv', name: '电视通话', product: 'netcall' },
  { path: '/smartwatch', page: 'solutions/smartwatch', name: '儿童手表', product: 'netcall' },
  { path: '/wechatApplets', page: 'solutions/wechatApplets', name: '小程序音视频', product: 'netcall' },
]);
