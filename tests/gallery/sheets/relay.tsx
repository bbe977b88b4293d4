import { Relay } from '../../../components/sections/relay.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const relay: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="三张处方，各过几道手">
        <Relay
          title="三张处方从医生到药师再回来：两张一次通过，一张退回修改后通过"
          desks={['医生', '药师', '药房']}
          cases={[
            { when: '9:02', what: '感冒，三种药', hands: [{ desk: 1, for: 4 }], total: '4 分钟', end: '通过' },
            {
              when: '9:40',
              what: '两种药相互作用，退回修改',
              hands: [
                { desk: 1, for: 6 },
                { desk: 0, for: 18 },
                { desk: 1, for: 3 },
                { desk: 2, for: 25 },
              ],
              total: '52 分钟',
              end: '换了一种，已取药',
            },
            {
              when: '23:10',
              what: '夜间开具',
              hands: [{ desk: 1, for: 590, text: '等到 9 点' }],
              total: '9 小时 50 分',
              end: '通过',
            },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="Two invoices, from hand to hand">
        <Relay
          title="Of two invoices, the one without an order number goes back to the sender and takes six times as long"
          desks={['You', 'Billing']}
          cases={[
            { when: 'Mon', what: 'With an order number', hands: [{ desk: 1, for: 20 }], total: '20 min', end: 'Paid' },
            {
              when: 'Tue',
              what: 'Without one',
              hands: [
                { desk: 1, for: 15 },
                { desk: 0, for: 90 },
                { desk: 1, for: 15 },
              ],
              total: '120 min',
              end: 'Paid',
            },
          ]}
        />
      </Section>
    ),
  },
];
