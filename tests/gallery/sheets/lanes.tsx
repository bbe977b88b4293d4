import { Lanes } from '../../../components/sections/lanes.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const lanes: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="一单里谁能拨">
        <Lanes
          title="骑手能拨 15 分钟，此后只能接；顾客一直能拨"
          end={80}
          moments={[
            { at: 0, when: '第 0 分', name: '下单', short: '下单', text: '绑定' },
            { at: 26, when: '第 26 分', name: '送达', short: '送达' },
            { at: 66, when: '第 66 分', name: '解绑', short: '解绑' },
          ]}
          lanes={[
            {
              name: '骑手',
              spans: [
                { from: 11, to: 26, name: '可拨，可接' },
                { from: 26, to: 66, name: '只能接', weak: true },
              ],
              event: { at: 24, text: '第 24 分：三秒后响铃' },
            },
            { name: '顾客', spans: [{ from: 0, to: 66, name: '可拨，可接' }] },
          ]}
          after="谁也拨不通"
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section ground="night" title="Who may enter the room">
        <Lanes
          title="The tutor may enter from the fifth minute on, pupils from the tenth"
          end={60}
          moments={[
            { at: 0, when: '9:00', name: 'Booked', short: 'Booked' },
            { at: 50, when: '9:50', name: 'Closed', short: 'Closed' },
          ]}
          lanes={[
            { name: 'Tutor', spans: [{ from: 5, to: 50, name: 'Enters and speaks' }] },
            { name: 'Pupils', spans: [{ from: 10, to: 50, name: 'Listen', weak: true }] },
          ]}
        />
      </Section>
    ),
  },
];
