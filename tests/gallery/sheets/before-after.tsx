import { BeforeAfter } from '../../../components/sections/before-after.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Wave } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

export const beforeAfter: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="同一间厨房，同一句话">
        <BeforeAfter
          before={{
            label: '降噪前',
            title: '抽油烟机盖过人声',
            art: <Wave />,
            figure: { value: '3', unit: 'dB', name: '信噪比' },
          }}
          after={{
            label: '降噪后',
            title: '只剩说话的人',
            art: <Wave bars={30} />,
            figure: { value: '21', unit: 'dB', name: '信噪比' },
          }}
          change="+18 dB"
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Section ground="night" title="One prescription, two routes">
        <BeforeAfter
          before={{
            label: 'On paper',
            title: 'Four counters and a queue',
            points: ['Doctor signs', 'Patient carries it', 'Pharmacist types it in', 'Insurer asks again'],
          }}
          after={{
            label: 'In the call',
            title: 'Signed once, read by all',
            points: ['Doctor signs in the call', 'Pharmacist sees the signature', 'Insurer sees the visit'],
          }}
          change="23 → 9 minutes"
        />
      </Section>
    ),
  },
];
