import { Ended } from '../../../components/campaign/ended.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Ridges } from '../../../components/sections/ridges.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import styles from './conference.module.css';
import { rooms } from './rooms.ts';
import * as words from './words/partner.yaml';

/**
 * Who decides: the owner of a firm that thinks about becoming a partner. What they doubt: that what is promised on a stage is kept. What
 * removes the doubt: the promises of that day, each with the stamp of what became of it.
 */
export function Partner() {
  return (
    <>
      <Ended of="/promotion/partner2019" next={words.next} />
      <Opening
        layout="full"
        ground="paper"
        eyebrow={words.opening.eyebrow}
        title={words.opening.title}
        lead={
          <span className={styles.lead}>
            <Copy text={words.opening.lead} />
          </span>
        }
        foot={
          <ol className={styles.promises}>
            {words.promises.map(({ state, verdict, title, text }) => (
              <li key={title}>
                <h2 className={styles.promise}>{title}</h2>
                <p>{text}</p>
                <p className={classes(styles.stamp, styles[state])}>{verdict}</p>
              </li>
            ))}
          </ol>
        }
      />
      <Section title={words.day.title} lead={words.day.lead}>
        <Ridges {...rooms} />
      </Section>
      <Section title={words.speeches.title} ground="raised" space="join">
        <Facts facts={words.speeches.facts} />
      </Section>
      <Section title={words.winners.title} lead={words.winners.lead} space="join">
        <Facts facts={words.winners.facts} columns={4} />
      </Section>
    </>
  );
}
