import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const comparisonTable: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="三种群">
        <ComparisonTable
          caption="三种群的上限与投递方式"
          columns={[{ name: '普通群' }, { name: '高级群', marked: true }, { name: '超级群' }]}
          rows={[
            { name: '成员上限', cells: ['200', '5,000', '100,000'] },
            { name: '投递方式', cells: ['写扩散', '写扩散', '读扩散'] },
            { name: '已读人数', cells: [true, true, false] },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Two ways to run it" head="frame">
        <ComparisonTable
          caption="Shared cloud and dedicated cloud"
          columns={[{ name: 'Shared' }, { name: 'Dedicated', marked: true }]}
          rows={[
            { name: 'Own hardware', cells: [false, true] },
            { name: 'Upgrade window', cells: ['ours', 'yours'] },
          ]}
        />
      </Section>
    ),
  },
];
