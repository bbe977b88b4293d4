import { Chart } from '../../../../components/sections/chart/chart.tsx';
import { partnerTerms } from '../../../../config/partners.ts';
import { stepped } from '../../../../config/rules/partners.ts';
import { reached } from '../model.ts';

const { steps } = partnerTerms.dealer;
const amounts = [0, 50, 100, 150, 200, 250];

/** What a year earns by what the customers consume: the line bends upward where a step begins. */
export function Rebate() {
  const year = reached(3) / 10_000;
  const earned = (wan: number) => stepped(wan * 10_000, steps) / 10_000;
  return (
    <Chart
      size="half"
      label={`客户消费 ${year} 万元时返点 ${earned(year)} 万元，折点在 50 万与 200 万元`}
      x={{ ticks: amounts, name: '客户全年消费（万元）' }}
      y={{ ticks: [0, 10, 20, 30], name: '返点（万元）' }}
      marks={[
        { kind: 'line', points: amounts.map((wan) => [wan, earned(wan)] as const), filled: true },
        { kind: 'limit', x: 50, name: `${steps[1].percent}% 起`, tone: 'muted' },
        { kind: 'limit', x: 200, name: `${steps[2].percent}% 起`, tone: 'muted' },
        { kind: 'point', at: [year, earned(year)], name: `算例 ${earned(year)} 万元`, tone: 'third', side: 'left' },
      ]}
    />
  );
}
