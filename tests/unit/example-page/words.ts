export const facts = [
  { icon: 'bell-ring', title: '邀请', text: '带超时的呼叫请求，被叫在后台时改走推送。' },
  { icon: 'list-checks', title: '状态', text: '频道里谁在、谁忙、谁刚离开，变化在 200 毫秒内送到。' },
  { icon: 'smartphone', title: '多端', text: '一台设备接听，其余设备同时停止响铃。' },
] as const;

export const limits = [
  { value: '4', unit: 'KB', name: '一条信令', condition: 'UTF-8 编码后' },
  { value: '500', unit: '人', name: '一个频道', condition: '同时在线' },
  { value: '2', unit: '分钟', name: '邀请的有效期', condition: '最短 10 秒' },
];

export const cases = [
  { when: '要翻看历史消息', why: '信令送达即弃，不存。', instead: { href: '/im', name: '即时通讯 IM' } },
  { when: '一个频道超过 500 人', why: '成员变化会比消息还多。', instead: { href: '/chatroom', name: '聊天室' } },
];

export const steps = [
  { title: '建频道', text: '主叫创建频道，得到频道号。' },
  { title: '发邀请', text: '带上频道号邀请对方，设好超时。' },
  { title: '进频道', text: '对方接受后，双方加入同一频道。' },
];

export const questions = [
  { question: '对方离线时会怎样？', answer: '邀请保存到超时为止，其间对方上线就会收到。' },
  { question: '多台设备同时接听怎么办？', answer: '先到服务端的算数，其余设备收到“已在别处接听”。' },
];

export const neighbours = [
  { href: '/netcall', name: '音视频通话', text: '信令谈妥之后，由它传声音和画面。' },
  { href: '/im', name: '即时通讯 IM', text: '需要历史记录和会话列表的消息。' },
];
