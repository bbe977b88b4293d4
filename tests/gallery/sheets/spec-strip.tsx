import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import type { Specimen } from '../specimen.ts';

export const specStrip: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="上限，写在明处" lead="超过这些数，请先找我们。">
        <SpecStrip
          specs={[
            { value: '61', unit: 'ms', name: '同城送达', condition: '两台在线设备，中位数', part: 0.2 },
            { value: '100,000', unit: '人', name: '单群上限', condition: '超级群；普通群 5,000', part: 0.62 },
            { value: '4', unit: 'KB', name: '单条文本', condition: '含扩展字段', part: 0.35 },
            { value: '99.95', unit: '%', name: '月度可用性', condition: '按分钟计，未达按合同退还', part: 0.9995 },
          ]}
          source="2026 年 10 月，六个区域，1.2 亿条消息"
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'navy',
    body: (
      <Section ground="night" space="join">
        <SpecStrip
          small
          specs={[
            { value: '156', unit: 'ms', name: 'Median between continents' },
            { value: '30', unit: '%', name: 'Packet loss, speech still intelligible' },
            { value: '650', unit: 'ms', name: 'From the last word to the agent’s first' },
          ]}
        />
      </Section>
    ),
  },
];
