import { agent } from './content/prices.json';
import { meterOf } from './prices.ts';

/** Price of a voice agent, in fen for `per` units. */
export type AgentRate = {
  id: 'hear' | 'think' | 'say' | 'call';
  name: string;
  fen: number;
  per: number;
  unit: string;
  about: string;
};

const agentRate = (id: 'hear' | 'think' | 'say'): AgentRate => {
  const { yuan, ...rest } = agent[id];
  return { id, ...rest, fen: Math.round(yuan * 100), per: 1 };
};

const call = meterOf('netcall', 'voice');

/** A voice agent has no price list of its own: it is billed in addition to the call that it joins. */
export const agentRates: readonly AgentRate[] = [
  agentRate('hear'),
  agentRate('think'),
  agentRate('say'),
  { id: 'call', ...agent.call, fen: call.tiers[0]!.fen, per: call.per, unit: call.unit },
];
