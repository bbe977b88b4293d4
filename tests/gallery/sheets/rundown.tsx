import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const rundown: readonly Specimen[] = [
  {
    edition: 'zh',
    paper: 'cream',
    body: (
      <Section ground="paper" title="一场发布会的流程单" head="column" lead="从前十四天到后三天。">
        <Rundown
          caption="发布会流程"
          heads={['时间', '事项', '负责']}
          parts={[
            {
              name: '准备',
              cues: [
                { when: 'T−14 天', what: '踏勘与网络测试', note: '上行两路，各 20 Mbps', who: '现场导播' },
                { when: 'T−3 天', what: '彩排，全链路走一遍', who: '双方', marked: true },
              ],
            },
            {
              name: '当天',
              cues: [
                { when: '08:30', what: '设备通电，备路待命', who: '现场导播' },
                { when: '10:00', what: '开播', who: '导播台', marked: true },
                { when: '11:40', what: '回放可看', who: '云端' },
              ],
            },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Cut-over night">
        <Rundown
          caption="Cut-over"
          heads={['When', 'What', 'Who']}
          parts={[
            {
              name: 'Saturday',
              cues: [
                { when: '23:00', what: 'Double writes on', who: 'You' },
                {
                  when: '23:30',
                  what: 'First ten groups switch',
                  note: 'Back within one minute if anything is late',
                  who: 'Both',
                  marked: true,
                },
              ],
            },
          ]}
        />
      </Section>
    ),
  },
];
