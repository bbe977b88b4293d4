import { OfferTerms } from '../../../components/campaign/offer-terms.tsx';
import { TicketCard } from '../../../components/campaign/ticket-card.tsx';
import { Ticket } from '../../../components/campaign/ticket.tsx';
import { page } from '../../../components/define-page.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { commitments } from '../../../config/commitments.ts';
import { grouped } from '../../../config/rules/price.ts';
import styles from './free.module.css';
import { cases, lead, stages, teams, tickets, usedOn, worth } from './words.ts';

const { days, callMinutes } = commitments.trial;

/**
 * Who decides: a developer with a new account. What they doubt: that the credit is too small to learn anything, or that it turns
 * into a bill. What removes the doubt: the day on which it would be used up, for three teams, and the line at which it stops.
 */
export default page({
  head: () => ({ ogImage: { art: <TicketCard tickets={tickets} /> } }),

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="免费试用包"
          title={`先用 ${days} 天|再决定`}
          lead={lead}
          actions={<Actions zone="hero" register="注册领取" second={{ href: '/price', text: '看正式价格' }} />}
          note="实名认证通过后自动到账，不绑银行卡，一个主体一次"
          art={
            <ul className={styles.strip}>
              {tickets.map((ticket) => (
                <li key={ticket.kind}>
                  <Ticket {...ticket} />
                </li>
              ))}
            </ul>
          }
        />

        <Section
          title="够测到哪一天"
          lead={`通话额度按参与者分钟计：四个人谈一小时是 240 分钟。三种测法，各画一条线；碰到 ${grouped(callMinutes)} 分钟的那天就用完了。`}
        >
          <Chart
            label={`三个团队的通话额度：${teams.map((team) => `${team.name}${usedOn(team)}`).join('；')}`}
            x={{ name: '领取后的天数', ticks: [0, 5, 10, 15, 20, 25, days] }}
            y={{ name: '累计分钟', ticks: [0, 2_500, 5_000, 7_500, 10_000, 12_000] }}
            marks={[
              { kind: 'limit', y: callMinutes, name: `额度 ${grouped(callMinutes)} 分钟`, tone: 'muted' },
              ...teams.flatMap(({ name, perDay, tone }) => {
                const end = [Math.min(days, callMinutes / perDay), Math.min(callMinutes, perDay * days)] as const;
                const side = end[0] < days ? ('above' as const) : ('left' as const);
                return [
                  { kind: 'line' as const, tone, points: [[0, 0] as const, end] },
                  { kind: 'point' as const, tone, at: end, name, side },
                ];
              }),
            ]}
          />
          <div className={styles.teams}>
            <Facts facts={teams.map((team) => ({ title: `${team.name}：${usedOn(team)}`, text: team.how }))} />
          </div>
        </Section>

        <Section ground="raised">
          <Split art={<Receipt {...worth} />}>
            <h2>按公开价折算</h2>
            <p>
              按价格页第一档单价折算，是一笔能自己验算的小钱。它的用处在别处：够一个人把登录、聊天、通话、验证码和一场直播全部接通，也够测试同事每天打几通。
            </p>
            <p>正式账号每月另有赠送，先扣赠送、再扣试用包，两样不冲突。</p>
          </Split>
        </Section>

        <Section ground="raised" title={`第 ${days} 天之后`} lead="没有一步会自动产生账单。">
          <Timeline events={stages} />
        </Section>

        <OfferTerms
          campaign="/promotion/free"
          titles={{ rules: '领取与使用规则', cases: '不必领的情况' }}
          cases={cases}
        />
      </>
    );
  },
});
