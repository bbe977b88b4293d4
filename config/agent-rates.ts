import { meterOf } from './prices.ts';

/** Prices of a voice agent, in fen for `per` units. It has no price list of its own: it is billed in addition to the call that it joins. */
export type AgentRate = {
  id: 'hear' | 'think' | 'say' | 'call';
  name: string;
  fen: number;
  per: number;
  unit: string;
  about: string;
};

const voice = meterOf('netcall', 'voice');

export const agentRates: readonly AgentRate[] = [
  { id: 'hear', name: '听与判停', fen: 6, per: 1, unit: '分钟', about: '按用户说话的时长' },
  { id: 'think', name: '想', fen: 2, per: 1, unit: '轮', about: '通用模型；自带模型不收' },
  { id: 'say', name: '说', fen: 9, per: 1, unit: '分钟', about: '按实际播出的时长，标准音色' },
  {
    id: 'call',
    name: '通话',
    fen: voice.tiers[0]!.fen,
    per: voice.per,
    unit: voice.unit,
    about: '与音视频通话的语音同价，双方相加',
  },
];
