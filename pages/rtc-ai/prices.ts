type Rate = {
  name: string;
  /** Hundredths of a fen for one: the call's price is below a fen. */
  price: number;
  unit: '分钟' | '轮';
  about: string;
  /** How much of it the call of the example takes. */
  used: number;
};

/** What an agent costs beside the call, and the example: ten minutes, both talk for half of it, twenty turns. */
export const rates: readonly Rate[] = [
  { name: '听与判停', price: 600, unit: '分钟', about: '按用户说话的时长', used: 5 },
  { name: '想', price: 200, unit: '轮', about: '通用模型；自带模型不收', used: 20 },
  { name: '说', price: 900, unit: '分钟', about: '按实际播出的时长，标准音色', used: 5 },
  { name: '通话', price: 55, unit: '分钟', about: '与音视频通话的语音同价，双方相加', used: 20 },
];

/** Hundredths of a fen as an amount in yuan, with as many decimals as it takes, two at least. */
export function yuan(amount: number): string {
  const digits = String(amount).padStart(5, '0');
  return `¥ ${digits.slice(0, -4)}.${digits.slice(-4).replace(/0{1,2}$/, '')}`;
}

export const sum = rates.reduce((total, { price, used }) => total + price * used, 0);
