import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

const portrait = (
  <svg viewBox="0 0 200 200" fill="none" aria-hidden="true">
    <circle cx="100" cy="84" r="40" fill="#e9b48f" />
    <path d="M28 200C28 146 62 132 100 132S172 146 172 200Z" fill="var(--primary)" />
    <path d="M60 84C54 26 146 26 140 84C128 60 80 66 60 84Z" fill="#2b2140" />
  </svg>
);

export const quotation: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="已经开课的人" head="none">
        <Quotation
          text="开学那天早上七点五十，六百间教室一起进来。我在后台盯着，等着哪条线变红，等到下课也没等到。"
          name="周越"
          about="青禾课堂 · 技术负责人"
          portrait={portrait}
          figure={{ value: '99.98', unit: '%', name: '首月进课成功率' }}
          story={{ href: '/case/1', action: '读这个案例' }}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'aubergine',
    body: (
      <Section ground="night" title="From people who ship it">
        <Quotation
          layout="card"
          text="We deleted four thousand lines of reconnect code on the first day."
          name="Ines Moura"
          about="Engineering lead, Farol"
          portrait={portrait}
          figure={{ value: '4,000', name: 'lines less' }}
        />
      </Section>
    ),
  },
];
