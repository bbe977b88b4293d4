import { OfferTerms } from '../../../components/campaign/offer-terms.tsx';
import { TicketCard } from '../../../components/campaign/ticket-card.tsx';
import { Ticket } from '../../../components/campaign/ticket.tsx';
import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { FriendSteps } from './art/friend-steps.tsx';
import styles from './recommend.module.css';
import { cases, chain, example, halves, lead } from './words.ts';

/**
 * Who decides: a customer whose friend asks what they use. What they doubt: whether both get something, and whether anybody counts.
 * What removes the doubt: one ticket torn in two, and each friend as a step that is drawn to its amount.
 */
export default page({
  theme: { night: 'aubergine' },
  head: () => ({ ogImage: { art: <TicketCard tickets={halves} /> } }),

  Body({ site }) {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow="推荐有礼"
          title="一张票，|两个人分"
          lead={lead}
          actions={
            <Actions
              zone="hero"
              night
              first={{ href: `${site.console.zh}/recommend`, text: '领取推荐链接' }}
              register="还没有账号，先注册"
            />
          }
          note="长期有效，改档提前 30 天公告"
          art={
            <ul className={styles.halves}>
              {halves.map((half) => (
                <li key={half.kind}>
                  <Ticket {...half} />
                </li>
              ))}
            </ul>
          }
        />

        <Section title="每一位值多少" lead="一级台阶是一位好友，高度是您得到的券。每年一月一日从第一级重新数。">
          <FriendSteps />
        </Section>

        <Section ground="raised" title="一位好友走的四步" head="column">
          <Timeline layout="list" events={chain} />
        </Section>

        <Section ground="raised">
          <Split art={<Receipt {...example} />} flipped>
            <h2>八位好友的账</h2>
            <p>
              老周在音视频群里答了一年的题，发出去八次链接。六位充了值，两位没有。前三位按第一档，从第四位起换档，已经到手的不重算。
            </p>
            <p>券抵了他自己两个月的短信账单；好友那边六张，各抵各的。</p>
          </Split>
        </Section>

        <OfferTerms
          campaign="/promotion/recommend"
          titles={{ rules: '推荐规则', cases: '换一个活动更合适' }}
          cases={cases}
        />
      </>
    );
  },
});
