/** What the jury gave points for, in the order of the records. */
export const scales = [
  { name: '有用', most: 40 },
  { name: '做法', most: 40 },
  { name: '节省', most: 20 },
] as const;

export const spent = [
  { of: 'days', unit: '天', name: '开发', condition: '上限 45 天' },
  { of: 'lines', unit: '行', name: '代码', condition: '不含组件' },
  { of: 'kB', unit: 'kB', name: '主包', condition: '上限 2 MB' },
] as const;

/** What an ability of ours does in a mini program. */
export const whatFor = {
  voice: '小程序里的通话组件，按住说话和全程通话是同一套接口。',
  video: '同一个房间，画面可以随时开关，网络差的时候先保声音。',
  text: '会话里的自定义消息，状态、时间点和坐标都走这里。',
  board: '共享白板的笔画，一笔几十字节，晚来的人从头补齐。',
  ai: '实时对话智能体，先于人接起，听得懂打断。',
} as const;
