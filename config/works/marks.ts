import type { ProductCode } from '../products.ts';

/** What people do with each other in a work; the marks of its score. */
export const uses = {
  voice: { name: '语音', product: 'netcall' },
  video: { name: '视频', product: 'netcall' },
  text: { name: '消息', product: 'im' },
  board: { name: '白板', product: 'whiteboard' },
  ai: { name: '智能体', product: 'rtc-ai' },
} as const satisfies Record<string, { name: string; product: ProductCode | 'rtc-ai' }>;

export type Use = keyof typeof uses;

export const themes = { care: '看护与医疗', learn: '学习', public: '公益', life: '生活', play: '娱乐' } as const;
export type Theme = keyof typeof themes;

export const awards = { first: '一等奖', second: '二等奖', third: '三等奖', special: '单项奖', final: '入围' } as const;
export type Award = keyof typeof awards;
