import { Chart } from '../../../../components/sections/chart/chart.tsx';
import { partnerTerms } from '../../../../config/partners.ts';
import { stepped } from '../../../../config/rules/partners.ts';
import { reached } from '../model.ts';
import * as words from '../words.yaml';

const { steps } = partnerTerms.dealer;
const amounts = [0, 50, 100, 150, 200, 250];

/** What a year earns by what the customers consume: the line bends upward where a step begins. */
export function Rebate() {
  const year = reached(3) / 10_000;
  const earned = (wan: number) => stepped(wan * 10_000, steps) / 10_000;
  return (
    <Chart
      size="half"
      label={words.rebate.label({ year, earned: earned(year) })}
      x={{ ticks: amounts, name: words.rebate.spent }}
      y={{ ticks: [0, 10, 20, 30], name: words.rebate.earned }}
      marks={[
        { kind: 'line', points: amounts.map((wan) => [wan, earned(wan)] as const), filled: true },
        { kind: 'limit', x: 50, name: words.rebate.from({ percent: steps[1].percent }), tone: 'muted' },
        { kind: 'limit', x: 200, name: words.rebate.from({ percent: steps[2].percent }), tone: 'muted' },
        {
          kind: 'point',
          at: [year, earned(year)],
          name: words.rebate.example({ earned: earned(year) }),
          tone: 'third',
          side: 'left',
        },
      ]}
    />
  );
}
