import { Facts } from '../../../components/sections/facts.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

const zh: Parameters<typeof Facts>[0]['facts'] = [
  { icon: 'gauge', title: '频率', text: '同一模板对同一号码每分钟一条、每小时五条，被拒的不计数。' },
  {
    icon: 'scan-face',
    title: '跨客户识别',
    text: '同一号码十分钟内收到六个签名的验证码，就暂停投递一小时。',
    href: '/censorship',
  },
  { icon: 'globe', title: '国际白名单', text: '默认只开通您有业务的国家，其余按需申请。' },
];
const en = [
  { title: 'Region', text: 'You choose it when you create the app; nothing leaves it.' },
  { title: 'Retention', text: 'Thirty days by default, up to three years.' },
  { title: 'Export', text: 'Every message as JSON lines, on request or nightly.' },
  { title: 'Deletion', text: 'Within 24 hours, with a receipt you can file.' },
];

export const facts: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="三道闸门">
        <Facts facts={zh} />
      </Section>
    ),
  },
  {
    edition: 'zh',
    night: 'graphite',
    body: (
      <Section ground="night" title="三道闸门" head="centred">
        <Facts mark="icon" facts={zh} />
      </Section>
    ),
  },
  {
    edition: 'en',
    paper: 'mint',
    body: (
      <Section ground="paper" title="Where the data lives" head="column">
        <Facts mark="ledger" facts={en} />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section ground="raised" title="Four answers for your auditor">
        <Facts mark="number" columns={4} facts={en} />
      </Section>
    ),
  },
];
