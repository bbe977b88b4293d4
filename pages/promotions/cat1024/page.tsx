import { CatArt } from '../../../components/campaign/cat-art.tsx';
import { CatSource } from '../../../components/campaign/cat-source.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { WorksHead } from '../../../components/campaign/works-head.tsx';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { grouped } from '../../../config/rules/price.ts';
import { bytesOf, catGroups } from '../../../config/works/cat-source.ts';
import { cats } from '../../../config/works/cats.ts';
import { ByteRuler } from './art/byte-ruler.tsx';
import styles from './cat1024.module.css';
import * as words from './words.yaml';
import { lead, rules } from './data.ts';

const readings: Readonly<Record<string, string>> = words.readings;

/**
 * Who decides: a programmer with ten idle minutes. What they doubt: that a cat fits into a kilobyte. What removes the doubt: a ruler of
 * 1,024 bytes with every cat on it where its source ends.
 */
export default page({
  Body({ route }) {
    return (
      <>
        <Ended of="/promotion/cat1024" next={words.ended.next} />
        <WorksHead steps={route.breadcrumb} title={words.worksHead.title} lead={lead} />
        <div className={styles.stage}>
          <Container wide>
            <ByteRuler />
          </Container>
        </div>

        <Section title={words.catArt.title} lead={words.catArt.lead}>
          {cats
            .filter(({ chosen }) => chosen)
            .map((cat, place) => (
              <article key={cat.id} className={styles.chosen}>
                <CatArt cat={cat} />
                <div>
                  <p className={styles.meta}>
                    {words.catArt.text({
                      value: catGroups[cat.group],
                      grouped: grouped(bytesOf(cat)),
                      votes: grouped(cat.votes),
                    })}
                  </p>
                  <h3 className={styles.name}>{words.catArt.subtitle({ name: cat.name, by: cat.by })}</h3>
                  <p>{readings[cat.id]}</p>
                  {place === 0 ? (
                    <CatSource cat={cat} />
                  ) : (
                    <Folded summary={words.catArt.summary({ grouped: grouped(bytesOf(cat)) })}>
                      <CatSource cat={cat} />
                    </Folded>
                  )}
                </div>
              </article>
            ))}
          <Button href="/promotion/cat1024/gallery" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
            {words.catArt.button({ cats: cats.length })}
          </Button>
        </Section>

        <Section title={words.facts.title} ground="raised">
          <Facts facts={words.groups} />
        </Section>

        <Section title={words.factsSection.title} head="column" ground="raised">
          <Facts facts={rules} mark="ledger" />
        </Section>

        <Section title={words.timeline.title} ground="raised">
          <Timeline events={words.results} />
        </Section>

        <Section title={words.notForYou.title} head="column">
          <NotForYou cases={words.own} />
        </Section>
      </>
    );
  },
});
