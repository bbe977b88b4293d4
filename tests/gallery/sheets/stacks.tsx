import { Section } from '../../../components/sections/section.tsx';
import { Stacks } from '../../../components/sections/stacks.tsx';
import type { Specimen } from '../specimen.ts';

export const stacks: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="两所学校换了哪几层">
        <Stacks
          title="一所学校先换课堂，再换网络；另一所只换课堂"
          stacks={[
            {
              name: '城里的学校',
              order: [0, 1],
              floors: [
                { name: '课堂', note: '白板与答题', when: '9 月' },
                { name: '网络', note: '每间一个接入点', when: '10 月' },
              ],
              foot: '两层都换',
            },
            {
              name: '山上的学校',
              order: [0],
              floors: [
                { name: '课堂', note: '只用声音与白板', when: '9 月' },
                { name: '网络', note: '沿用卫星' },
              ],
              foot: '网络照旧',
            },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Three ways to move a service">
        <Stacks
          title="One team moves the app first, one the database, one both"
          stacks={[
            {
              name: 'App first',
              order: [0],
              floors: [
                { name: 'App', note: 'Containers', when: 'May' },
                { name: 'Data', note: 'As before' },
              ],
              foot: 'One of two',
            },
            {
              name: 'Data first',
              order: [1, 0],
              floors: [
                { name: 'App', note: 'Containers', when: 'July' },
                { name: 'Data', note: 'Managed', when: 'May' },
              ],
              foot: 'Both',
            },
          ]}
        />
      </Section>
    ),
  },
];
