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
import * as words from './words.yaml';
import { chain, example, halves, lead } from './data.ts';

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
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={lead}
          actions={
            <Actions
              zone="hero"
              night
              first={{ href: `${site.console.zh}/recommend`, text: words.opening.first.text }}
              register={words.opening.register}
            />
          }
          note={words.opening.note}
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

        <Section title={words.friendSteps.title} lead={words.friendSteps.lead}>
          <FriendSteps />
        </Section>

        <Section ground="raised" title={words.timeline.title} head="column">
          <Timeline layout="list" events={chain} />
        </Section>

        <Section ground="raised">
          <Split art={<Receipt {...example} />} flipped>
            <h2>{words.receipt.title}</h2>
            <p>{words.receipt.text}</p>
            <p>{words.receipt.used}</p>
          </Split>
        </Section>

        <OfferTerms rules={words.rules} titles={words.offerTerms.titles} cases={words.cases} />
      </>
    );
  },
});
