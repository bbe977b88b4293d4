import { Portrait } from '../../../components/case/portrait.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Clock } from './art/clock.tsx';
import { Scan } from './art/scan.tsx';
import styles from './case-zhenxi.module.css';
import * as words from './words.yaml';

const enquiry = '/promotion/info-collect-en';

/**
 * Who decides: somebody who runs clinics far apart. What they doubt: that a video call is good enough to guide a hand. What removes the
 * doubt: the scan itself, with the delay between the word and the picture.
 */
export default page({
  theme: { paper: 'mint', night: 'forest' },
  head: () => ({ ogImage: { art: <Scan /> } }),

  Body({ site }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <>
              <Button href="/en/calls" event={{ zone: 'hero' }} size="large">
                {words.opening.first}
              </Button>{' '}
              <Button href="/en/security" event={{ zone: 'hero' }} size="large" variant="secondary">
                {words.opening.second}
              </Button>
            </>
          }
          art={<Scan />}
        />

        <Section space="join" head="column" title={words.quote.title}>
          <Quotation
            layout="card"
            text={words.quote.text}
            name={words.quote.name}
            about={words.quote.about}
            portrait={<Portrait seed={words.quote.seed} />}
          />
        </Section>

        <Passage
          ground="raised"
          title={words.clock.title}
          text={
            <>
              <p>{words.clock.text}</p>
              <p>{words.clock.box}</p>
            </>
          }
          art={<Clock />}
        />

        <Passage
          title={words.speckle.title}
          text={
            <>
              <p>{words.speckle.text}</p>
              <p>{words.speckle.freeze}</p>
            </>
          }
        />

        <Section space="join" ground="paper" head="column" title={words.life.title} lead={words.life.lead}>
          <Timeline layout="list" events={words.year} />
        </Section>

        <Section space="join" head="column" title={words.used.title}>
          <Facts
            mark="ledger"
            facts={words.cases.map(({ when, why, instead: { href, name } }) => ({
              title: when,
              text: (
                <>
                  {why}{' '}
                  <Link href={href} className={styles.used}>
                    {name}
                  </Link>
                </>
              ),
            }))}
          />
        </Section>

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={
            <>
              <Button href={site.origins.zh + enquiry} event={{ zone: 'closing' }} size="large">
                {words.act.action}
              </Button>{' '}
              <Button href={words.act.second.href} event={{ zone: 'closing' }} size="large" variant="on-dark">
                {words.act.second.text}
              </Button>
            </>
          }
        />
      </>
    );
  },
});
