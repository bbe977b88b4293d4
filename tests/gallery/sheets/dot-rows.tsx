import { DotRows } from '../../../components/sections/dot-rows.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const dotRows: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="两种网络下的进房耗时">
        <DotRows
          title="三座城市的进房耗时：有线之间差别很小，蜂窝网络在昆明多用三成；昆明因此多备一个节点"
          series={['有线网络', '蜂窝网络']}
          ticks={[100, 200, 300, 400]}
          unit="毫秒"
          boxes={{ name: '当地的接入节点', note: '虚线是备用的一个' }}
          rows={[
            { name: '杭州', values: [120, 190], count: 2 },
            { name: '昆明', note: '海拔 1,900 米', values: [160, 320], count: 3 },
            { name: '拉萨', values: [240, null], missing: '蜂窝未测', count: 2 },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Messages a second, by size of the machine">
        <DotRows
          title="A machine of 16 cores writes 9,000 messages a second, one of 8 cores 5,000: it needs three instead of two"
          series={['With receipts', 'Without receipts']}
          ticks={[4000, 6000, 8000, 10_000]}
          unit="/s"
          boxes={{ name: 'Machines for 8,000 a second', note: 'The dashed one is spare' }}
          rows={[
            { name: '16 cores', values: [8600, 9000], count: 2 },
            { name: '8 cores', values: [4700, 5000], count: 3 },
          ]}
        />
      </Section>
    ),
  },
];
