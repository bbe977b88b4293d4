import { Cutaway } from '../../../components/sections/cutaway.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const cutaway: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="村卫生室的一面墙">
        <Cutaway
          title="卫生室里的设备由县医院管，供电由村里管"
          size={[1200, 330]}
          ground={240}
          sides={['县医院', '村里']}
          walls="M290 40H910M300 40V240M900 40V240"
          cables={[{ side: 1, path: 'M600 240V270' }]}
          parts={[
            { side: 0, name: '诊室', note: '超声与心电，县里远程校准', racks: 2, box: [310, 60, 280, 170] },
            { side: 0, name: '药柜', note: '每周盘点一次', box: [600, 60, 290, 170] },
            { side: 1, name: '供电', note: '停电时用备用电池', box: [440, 256, 320, 66] },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Who cleans which floor">
        <Cutaway
          title="Of three rooms the tenant cleans one, the landlord two"
          size={[1200, 300]}
          ground={290}
          sides={['Landlord', 'Tenant']}
          walls="M190 40H1010M200 40V290M1000 40V290"
          cables={[]}
          parts={[
            { side: 1, name: 'Office', note: 'Every evening', sign: 'M-16 16v-32h32v32z', box: [210, 56, 780, 100] },
            { side: 0, name: 'Lobby', note: 'Every morning', box: [210, 170, 380, 110] },
            { side: 0, name: 'Lift', note: 'Once a week', box: [600, 170, 390, 110] },
          ]}
        />
      </Section>
    ),
  },
];
