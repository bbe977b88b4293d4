import { Dated } from '../../../components/campaign/dated.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { Rules } from '../../../components/campaign/rules.tsx';
import { page } from '../../../components/define-page.ts';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { campaignOf } from '../../../config/campaigns.ts';
import { RecordRuler } from './art/record-ruler.tsx';
import styles from './info-collect-rule.module.css';
import * as words from './words.yaml';

const address = '/promotion/info-collect';
const { from, until } = campaignOf(address);

/**
 * Who decides: whoever is about to hand in a phone number. What they doubt: that it is sold on, and that the present never comes.
 * What removes the doubt: the life of a record to scale, from the form to its deletion, and rules with numbers to quote.
 */
export default page({
  head: () => ({ modified: words.changes[0].day, ogImage: words.page.ogImage }),

  Body({ route }) {
    return (
      <>
        <Ended of={address} next={words.ended.next} />
        <Container className={styles.page}>
          <Breadcrumb steps={[words.container.steps, ...route.breadcrumb]} />
          <header className={styles.head}>
            <h1>{words.container.text}</h1>
            <p className={styles.lead}>{words.lead}</p>
            <dl className={styles.facts}>
              <div>
                <dt>{words.container.term}</dt>
                <dd>
                  <DayTime moment={from} />
                </dd>
              </div>
              {until === undefined ? null : (
                <div>
                  <dt>{words.container.deadline}</dt>
                  <dd>
                    <DayTime moment={new Date(Date.parse(until) - 1).toISOString()} />
                  </dd>
                </div>
              )}
              <div>
                <dt>{words.container.effective}</dt>
                <dd>
                  <DayTime moment={words.changes[0].day} />
                </dd>
              </div>
            </dl>
          </header>
          <figure className={styles.ruler}>
            <RecordRuler />
            <figcaption>{words.container.caption}</figcaption>
          </figure>
          <article>
            <h2 className={styles.title}>{words.container.title}</h2>
            <Rules parts={words.rules} />
          </article>
          <section className={styles.changes}>
            <h2 className={styles.title}>{words.container.changesTitle}</h2>
            <ol>
              {words.changes.map(({ day, text }) => (
                <li key={day}>
                  <DayTime moment={day} /> <span>{text}</span>
                </li>
              ))}
            </ol>
            <Dated until={until}>
              <Button href={address} event={{ zone: 'closing' }}>
                {words.container.button}
              </Button>
            </Dated>
          </section>
        </Container>
      </>
    );
  },
});
