import { page } from '../../../components/define-page.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Faq } from '../../../components/sections/faq.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Deal } from '../../../components/art/scenes/deal.tsx';
import { Ways } from './art/ways.tsx';
import { cases, columns, differences, first, kinds, lead, limits, questions, rules } from './words.ts';

/**
 * Who decides: the owner of a company that sells to businesses. What they doubt: which kind they are, and whether we take their customers.
 * What removes the doubt: who signs and who pays in each kind, drawn alike, and four rules that bind us.
 */
export default page({
  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="合作伙伴"
          title="三种身份，|三本账"
          lead={lead}
          actions={
            <Button href="/partner/joinus" size="large" event={{ zone: 'hero' }}>
              申请加入
            </Button>
          }
          note="2025 年，每一百个付费新客户的来处。"
          art={
            <Container>
              <Ways />
            </Container>
          }
        />

        <Section title="谁签约谁付款" lead="弧线是合同，箭头是钱。先看自己在哪一张图里。" space="join">
          <Bento
            cells={kinds.map(({ id, title, text, href }) => ({
              title,
              text,
              href,
              ground: 'raised' as const,
              art: <Deal kind={id} />,
            }))}
          />
        </Section>

        <Section title="三类逐项比较" head="column" ground="raised" space="join">
          <ComparisonTable caption="三类伙伴的差别" columns={columns} rows={differences} />
        </Section>

        <Section title="约束我们自己的四条" space="join">
          <Facts facts={rules} columns={4} mark="number" />
        </Section>

        <Section title="三十天里的五件事" ground="night" space="join">
          <Timeline events={first} />
        </Section>

        <Section title="实际情况" ground="raised" space="join">
          <SpecStrip specs={limits} source="伙伴后台的统计，2026 年 10 月 31 日。" />
          <NotForYou cases={cases} />
        </Section>

        <Section space="join">
          <Faq
            title="常见问题"
            items={questions}
            aside={
              <Button href="/partner/joinus" variant="secondary" event={{ zone: 'closing' }}>
                直接申请
              </Button>
            }
          />
        </Section>
      </>
    );
  },
});
