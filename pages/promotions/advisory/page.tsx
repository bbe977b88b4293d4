import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { HalfHour } from './art/half-hour.tsx';
import { architects, cases, improvements, lead, places, rules, thanks, topics } from './words.ts';

/**
 * Who decides: the head of engineering of a product that has calls or chat already. What they doubt: that half an hour with a vendor
 * is a sales talk. What removes the doubt: the agenda by the minute, and the list that they keep.
 */
export default page({
  theme: { night: 'graphite' },

  Body() {
    return (
      <>
        <Opening
          layout="full"
          ground="night"
          eyebrow="专家咨询"
          title="约一位架构师|看您的方案"
          lead={lead}
          actions={
            <Button href="#form-lead" size="large" event={{ zone: 'hero' }}>
              预约名额
            </Button>
          }
          note={places}
          art={
            <Container>
              <HalfHour />
            </Container>
          }
        />

        <BesideForm
          form={
            <LeadForm
              source="专家咨询"
              title="预约三十分钟"
              submit="提交预约"
              note={places}
              zone="advisory"
              topic={{ label: '想看哪一块', options: topics }}
              remark={{ label: '现在的方案和想解决的问题', hint: '规模、已用的产品、看到的现象，两三句即可' }}
              thanks={thanks}
            />
          }
          chapters={[
            {
              title: '会后留给您的一页',
              lead: '一张真实清单的节选：某在线课堂，2026 年 9 月，名称隐去。每条写明改什么、花多久、能看到什么。',
              content: (
                <ComparisonTable
                  caption="改进清单的节选"
                  columns={[{ name: '改法与工时' }, { name: '一个月后', marked: true }]}
                  rows={improvements}
                />
              ),
            },
            {
              title: '谁来和您谈',
              lead: '都在自己讲的那一块值过班。',
              content: <Facts facts={architects} columns={2} />,
            },
            { title: '约之前，请知道', content: <Facts facts={rules} columns={2} mark="number" /> },
          ]}
        />

        <Section title="不适合的情况" ground="raised" head="column">
          <NotForYou cases={cases} />
        </Section>
      </>
    );
  },
});
