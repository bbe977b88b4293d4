import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { House } from '../../../components/landing/house.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './p-meeting.module.css';
import { asked, deliveries, proofs, storeys, thanks, topics, weeks } from './words.ts';

/**
 * Who decides: whoever buys the meeting system of a company. What they doubt: that it is more than a list of functions. What removes
 * the doubt: the house cut open, with what is heard standing on what is below. Landing; blueprint; centred, the section at full width.
 */
export default page({
  theme: { paper: 'blueprint' },

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="会议专题"
          title="企业视频|会议系统"
          lead="看得见的功能在上层，听得清靠下层。把楼剖开，七间屋子各管一件事。"
          actions={<Actions zone="hero" second={{ href: '#form-lead', text: '按人数报价' }} />}
          art={<House />}
        />

        <Section title="一层一页" space="join">
          <Facts
            facts={storeys.map(({ title, text, href, action }) => ({
              title,
              text: (
                <>
                  {text}
                  <Link href={href} className={styles.meetingStorey}>
                    {action}
                  </Link>
                </>
              ),
            }))}
            columns={2}
          />
        </Section>

        <Section title="三个能核对的数" head="none" space="join">
          <SpecStrip
            specs={proofs}
            source={
              <>
                第一项由客户统计，2025 年 9 月，见<Link href={caseAddress('hengmu-meeting')}>案例</Link>；其余为 2026 年
                10 月的口径。
              </>
            }
          />
        </Section>

        <Section
          title="已经有一套了，怎么换"
          lead="衡木重工换下的是三套，用了十一周，靠的是先后次序。"
          ground="raised"
          space="join"
        >
          <Timeline events={weeks} />
        </Section>

        <BesideForm
          form={
            <LeadForm
              source="会议专题"
              product="meeting"
              title="按人数报价"
              submit="要一份报价"
              note="报价单逐项列价，不含“面议”"
              zone="p-meeting"
              topic={{ label: '想装在哪里', options: topics }}
              email="required"
              remark={null}
              thanks={thanks}
            />
          }
          chapters={[
            { title: '三种装法', content: <Facts facts={deliveries} mark="ledger" /> },
            { title: '报价只问三个数', content: <Facts facts={asked} mark="number" /> },
          ]}
        />
      </>
    );
  },
});
