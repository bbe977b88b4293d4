import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import type { Specimen } from '../specimen.ts';

const minutes = Array.from({ length: 13 }, (_, index) => index * 5);
const rate = [98.4, 98.5, 98.3, 98.4, 96.1, 91.2, 85.3, 82.6, 84.9, 92, 96.8, 98.1, 98.4];

export const chart: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="一条通道坏了，流量十分钟内走开">
        <Chart
          label="一小时里乙通道回执率从 98% 跌到 83%，甲通道一直在 98.5% 以上，跌破 95% 那一刻开始换路"
          x={{ ticks: minutes.map((at) => ({ at, text: at === 60 ? '15:00' : `14:${String(at).padStart(2, '0')}` })) }}
          y={{ ticks: [80, 85, 90, 95, 100], name: '回执率（%）' }}
          marks={[
            { kind: 'band', tone: 'muted', points: minutes.map((at) => [at, 97, 99.5]) },
            { kind: 'limit', y: 95, name: '切换线 95', tone: 'third' },
            { kind: 'line', name: '甲通道', points: minutes.map((at, index) => [at, 98.7 + (index % 3) * 0.15]) },
            { kind: 'line', name: '乙通道', tone: 'third', points: minutes.map((at, index) => [at, rate[index]!]) },
            { kind: 'point', at: [35, 82.6], name: '乙网收紧规则', tone: 'third', side: 'left' },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'zh',
    paper: 'ledger',
    body: (
      <Section ground="paper">
        <Split
          art={
            <Chart
              size="half"
              label="月活从一万到百万，单价从 0.36 元降到 0.18 元；一万二千月活在第二档"
              x={{
                scale: 'log',
                from: 1000,
                to: 2_000_000,
                ticks: [
                  { at: 1000, text: '1 千' },
                  { at: 10_000, text: '1 万' },
                  { at: 100_000, text: '10 万' },
                  { at: 1_000_000, text: '100 万' },
                ],
                name: '月活跃用户',
              }}
              y={{ from: 0, ticks: [0, 0.1, 0.2, 0.3, 0.4], name: '单价（元）' }}
              marks={[
                {
                  kind: 'line',
                  stepped: true,
                  filled: true,
                  points: [
                    [1000, 0.36],
                    [10_000, 0.3],
                    [100_000, 0.24],
                    [1_000_000, 0.18],
                    [2_000_000, 0.18],
                  ],
                },
                { kind: 'point', at: [12_000, 0.3], name: '您：1.2 万，¥0.30', tone: 'second' },
              ]}
            />
          }
        >
          <h2>用得多，单价降</h2>
          <p>每档单价只用于该档内的人数；多一位，不改变前面的价。</p>
        </Split>
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'graphite',
    body: (
      <Section ground="night" title="Minutes to answer a ticket, by hour">
        <Chart
          label="Tickets are answered within 6 minutes at night and 3 by day"
          x={{
            from: -0.7,
            to: 7.7,
            ticks: ['00', '03', '06', '09', '12', '15', '18', '21'].map((text, at) => ({ at, text })),
          }}
          y={{ ticks: [0, 2, 4, 6], name: 'Minutes, median' }}
          marks={[
            {
              kind: 'bars',
              tone: 'second',
              values: [5.8, 6, 5.1, 3, 2.8, 3.1, 3.4, 4.9].map((value, at) => [at, value, String(value)]),
            },
          ]}
        />
      </Section>
    ),
  },
];
