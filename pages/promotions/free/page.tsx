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
import styles from './free.module.css';
import * as words from './words.yaml';
import { tickets, usedOn, worth } from './data.ts';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.lead}
          actions={<Actions zone="hero" register={words.opening.register} second={words.opening.second} />}
          note={words.opening.note}
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

        <Section title={words.chart.title} lead={words.chart.lead}>
          <Chart
            label={words.chart.label({ join: words.teams.map((team) => `${team.name}${usedOn(team)}`).join('；') })}
            x={{ name: words.chart.x.name, ticks: [0, 5, 10, 15, 20, 25, days] }}
            y={words.chart.y}
            marks={[
              { kind: 'limit', y: callMinutes, name: words.chart.marks.name, tone: 'muted' },
              ...words.teams.flatMap(({ name, perDay, tone }) => {
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
            <Facts
              facts={words.teams.map((team) => ({
                title: words.chart.factsTitle({ name: team.name, usedOn: usedOn(team) }),
                text: team.how,
              }))}
            />
          </div>
        </Section>

        <Section ground="raised">
          <Split art={<Receipt {...worth} />}>
            <h2>{words.receipt.title}</h2>
            <p>{words.receipt.text}</p>
            <p>{words.receipt.gifts}</p>
          </Split>
        </Section>

        <Section ground="raised" title={words.timeline.title} lead={words.timeline.lead}>
          <Timeline events={words.stages} />
        </Section>

        <OfferTerms rules={words.rules} titles={words.offerTerms.titles} cases={words.cases} />
      </>
    );
  },
});
