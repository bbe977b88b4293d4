import type { Stage } from '../../components/art/netcall/life-frame.tsx';

/** The moments of a call that goes well: when each comes, and what happens then. */
export const moments: readonly { stage: Stage; name: string; when: string; text: string }[] = [
  { stage: 'invite', name: '邀请', when: '0 毫秒', text: '邀请发往被叫的每一台设备，主叫同时占好通话频道。' },
  { stage: 'ring', name: '响铃', when: '400 毫秒', text: '在线设备走长连接；没打开应用的走系统推送，中位数 1.1 秒。' },
  { stage: 'answer', name: '接听', when: '按下的那一刻', text: '先接的设备赢得通话，其余同时停铃，写明“已在手机上接听”。' },
  { stage: 'talk', name: '通话', when: '接听后 380 毫秒', text: '响铃时媒体通道已经预连，380 毫秒出声，620 毫秒出画面。' },
  { stage: 'end', name: '挂断', when: '任一方按下', text: '掉线不算挂断：留 20 秒重连，回来接着说，不用重拨。' },
  { stage: 'record', name: '留档', when: '挂断后 2 秒', text: '时长、原因和双方评分写进记录；录制文件 5 分钟内可取。' },
];
