import { Ridges } from '../../../components/sections/ridges.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const ridges: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="三个年级的晚自习">
        <Ridges
          title="三个年级的提问：初一七点最多，初三九点最多"
          kinds={['数学', '英语']}
          ticks={[0, 1, 2, 3, 4].map((at) => ({ at, text: `${18 + at}:00` }))}
          rows={[
            { name: '初一', steps: [1, 6, 4, 1, 0].map((value) => [value, value / 2]), peak: '19 点，9 次' },
            { name: '初二', steps: [1, 4, 5, 2, 0].map((value) => [value, 1]), peak: '20 点，6 次' },
            {
              name: '初三',
              steps: [0, 2, 4, 8, 3].map((value) => [value, 2]),
              shaded: [[3.5, 4]],
              peak: '21 点，10 次',
            },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="When three offices talk">
        <Ridges
          title="Calls of three offices in a day: New York is at its peak when Berlin goes home"
          kinds={['Calls']}
          ticks={[0, 6, 12, 18, 24].map((at) => ({ at, text: `${at}:00 UTC` }))}
          rows={[
            { name: 'Tokyo', steps: [4, 9, 2, 0, 3].map((value) => [value]), peak: '9 calls' },
            { name: 'Berlin', steps: [0, 3, 8, 2, 0].map((value) => [value]), peak: '8 calls' },
            { name: 'New York', steps: [1, 0, 3, 7, 2].map((value) => [value]), peak: '7 calls' },
          ]}
        />
      </Section>
    ),
  },
];
