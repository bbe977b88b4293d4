import type { Stage } from './art/life-frame.tsx';

type Moment = { stage: Stage; name: string; when: string; text: string; states?: string };

/** The moments of a call that goes well: when each comes, what happens then, and the states it stands for, when not its own. */
export const moments: readonly Moment[] = [
  {
    stage: 'invite',
    name: '邀请',
    when: '0 毫秒',
    text: '邀请发往被叫的每一台设备，主叫同时占好通话频道。',
    states: 'invite pushed calling',
  },
  {
    stage: 'ring',
    name: '响铃',
    when: '400 毫秒',
    text: '在线设备走长连接；没打开应用的走系统推送，中位数 1.2 秒。',
  },
  {
    stage: 'answer',
    name: '接听',
    when: '按下的那一刻',
    text: '先接的设备接通，其余同时停铃。',
  },
  {
    stage: 'talk',
    name: '通话',
    when: '接听后 380 毫秒',
    text: '响铃时媒体通道已经预连，380 毫秒出声，620 毫秒出画面。',
    states: 'voice talk lost',
  },
  {
    stage: 'end',
    name: '挂断',
    when: '任一方按下',
    text: '掉线不算挂断：保留 20 秒供重连。',
  },
  {
    stage: 'record',
    name: '留档',
    when: '挂断后 2 秒',
    text: '时长、原因和双方评分写进记录；录制文件 5 分钟内可取。',
  },
];

type Detour = { name: string; event: `call.${string}`; called: string; caller: string };

/** What may happen instead: what both sides see of it, and the event that your server gets. */
export const detours: readonly Detour[] = [
  {
    name: '应用没有打开',
    event: 'call.pushed',
    called: '系统推送唤起来电界面',
    caller: '显示“正在联系对方的手机”',
  },
  {
    name: '正在通话',
    event: 'call.busy',
    called: '按您选的策略：等待、直接回绝，或保持当前通话去接新的',
    caller: '显示“对方正在通话”，或继续等',
  },
  {
    name: '不方便接',
    event: 'call.rejected',
    called: '按下拒绝，可附一句“稍后回您”',
    caller: '看到附言',
  },
  {
    name: '一直没人接',
    event: 'call.timeout',
    called: '45 秒后停铃，留下未接来电；10 到 120 秒可调',
    caller: '稍后再拨，或留一段语音',
  },
  {
    name: '主叫先挂断',
    event: 'call.cancelled',
    called: '立刻停铃，推送改写为“未接来电”',
    caller: '回到拨号前的页面',
  },
  {
    name: '中途掉线',
    event: 'call.lost',
    called: '显示“对方网络不佳”，席位保留 20 秒',
    caller: '自动重连，无须重拨',
  },
];
