import { listedBill } from '../../../components/sections/listed-price.ts';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

const school = listedBill({ product: 'im', quantities: { mau: 12_000, storage: 180 } });

export const receipt: readonly Specimen[] = [
  {
    edition: 'zh',
    paper: 'ledger',
    body: (
      <Section
        ground="paper"
        title="一万二千名师生的一个月"
        lead="班级群天天有人说话，作业图片留一个学期。"
        head="column"
      >
        <Receipt
          title="即时通讯"
          meta="2026-10"
          rows={school.rows}
          total={{ name: '每月合计', amount: school.total }}
          note="含税；按 2026 年 10 月的价目表。"
          stamp="样例"
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'graphite',
    body: (
      <Section ground="night" title="One voice agent, one month" head="column">
        <Receipt
          small
          title="Voice agent"
          meta="480,000 min"
          rows={[
            { name: 'Calls', how: '480,000 min × $0.0009', amount: '$432.00' },
            { name: 'Recognition', how: '480,000 min × $0.004', amount: '$1,920.00' },
          ]}
          total={{ name: 'Per month', amount: '$2,352.00' }}
        />
      </Section>
    ),
  },
];
