import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { ReplyCard, ReplySheet } from './art/reply-sheet.tsx';
import { advice, answered, cases, lead, privacy, reply, thanks, topics } from './words.ts';

/**
 * Who decides: a product manager with a date and no engineer who knows the field. What they doubt: that a form brings calls instead of
 * an answer. What removes the doubt: the sheet that comes back, line by line against what was asked.
 */
export default page({
  theme: { paper: 'blueprint' },
  head: () => ({ ogImage: { art: <ReplyCard /> } }),

  Body() {
    return (
      <>
        <BesideForm
          ground="paper"
          opening={{ eyebrow: '方案咨询', title: '写三句需求|换一页方案', lead }}
          form={
            <LeadForm
              source="方案咨询"
              title="说说您的需求"
              submit="提交需求"
              note="书面回复寄到邮箱；没有留邮箱的，短信发送下载地址。"
              zone="info-collect"
              topic={{ label: '行业', options: topics }}
              remark={{ label: '场景、规模、期限', hint: '例如：300 间教室，每天 4 节，9 月开学' }}
              thanks={thanks}
            />
          }
          chapters={[
            { title: '寄回来的那一页', lead: `原来的需求：“${reply.asked}”`, content: <ReplySheet /> },
            { title: '写到什么程度', content: <Facts facts={advice} mark="ledger" /> },
          ]}
        />
        <Section title="三份得到回复的需求" ground="raised">
          <Facts facts={answered} />
        </Section>
        <Section title="您留下的信息" head="column">
          <Facts facts={privacy} columns={2} />
        </Section>
        <Section title="也许不用等回复" ground="raised" head="column">
          <NotForYou cases={cases} />
        </Section>
      </>
    );
  },
});
