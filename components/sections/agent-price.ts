import { type AgentRate, agentRates } from '../../config/agent-rates.ts';
import { grouped, unitPrice, yuan } from '../../config/rules/price.ts';
import type { StartPrice } from './start-blocks.tsx';

type AgentUse = {
  /** Whose month it is. */
  usage: string;
  /** Quantities of a month by rate; a rate that is left out is not used. */
  quantities: Readonly<Partial<Record<AgentRate['id'], number>>>;
};

/** The price line of a product that talks: the rate of speech, and a month worked out from `config/prices.ts`. */
export function agentPrice({ usage, quantities }: AgentUse): StartPrice {
  const lines = agentRates
    .filter(({ id }) => quantities[id])
    .map((rate) => ({
      rate,
      count: quantities[rate.id]!,
      fen: Math.round((rate.fen * quantities[rate.id]!) / rate.per),
    }));
  const said = agentRates.find(({ id }) => id === 'say')!;
  return {
    value: unitPrice(said),
    unit: `每${said.unit}`,
    name: `${said.name}：${said.about}`,
    usage,
    rows: lines.map(({ rate, count, fen }) => ({
      name: rate.name,
      how: `${grouped(count)} ${rate.unit} × ${unitPrice(rate)}`,
      amount: yuan(fen),
    })),
    total: yuan(lines.reduce((sum, { fen }) => sum + fen, 0)),
    href: '/rtc-ai',
  };
}
