import { Faq } from '../../../components/sections/faq.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const faq: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="常见问题">
        <Faq
          title="常见问题"
          items={[
            { question: '按什么计费？', answer: '按成功提交的条数。' },
            { question: '测试要钱吗？', answer: '每天 50 条免费。' },
            { question: '能开发票吗？', answer: '能，次月 5 日前。' },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    paper: 'mint',
    body: (
      <Section ground="paper">
        <Faq
          title="Questions"
          items={[{ question: 'Can I leave?', answer: 'Yes. Export first, then close the account.' }]}
        />
      </Section>
    ),
  },
];
