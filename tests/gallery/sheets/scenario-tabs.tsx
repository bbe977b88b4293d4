import { ScenarioTabs } from '../../../components/sections/scenario-tabs.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Bridge, Thread, Wave } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

export const scenarioTabs: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="三种用法">
        <ScenarioTabs
          name="uses"
          label="选一种用法"
          tabs={[
            {
              label: '客服',
              title: '一键呼叫客服',
              text: '排队与转接。',
              points: ['录音留存', '满意度回访'],
              art: <Wave />,
            },
            { label: '复诊', title: '视频复诊', text: '问诊与开方。', art: <Bridge /> },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Where agents work" ground="raised">
        <ScenarioTabs
          name="agents"
          label="Choose a place"
          tabs={[
            {
              label: 'Hotline',
              title: 'Answers at 3 a.m.',
              text: 'And knows when to wake somebody.',
              art: <Thread lines={['My card is gone', 'Blocked. Anything else?']} />,
            },
            { label: 'Tutor', title: 'Stops when you speak', text: 'And continues where it was.', art: <Wave /> },
          ]}
        />
      </Section>
    ),
  },
];
