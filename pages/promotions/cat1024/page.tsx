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
import { bytesOf, catGroups, cats } from '../../../config/works/cats.ts';
import { ByteRuler } from './art/byte-ruler.tsx';
import styles from './cat1024.module.css';
import { groups, lead, own, readings, results, rules } from './words.ts';

/**
 * Who decides: a programmer with ten idle minutes. What they doubt: that a cat fits into a kilobyte. What removes the doubt: a ruler of
 * 1,024 bytes with every cat on it where its source ends.
 */
export default page({
  Body({ route }) {
    return (
      <>
        <Ended of="/promotion/cat1024" next={{ href: '/promotion/free', name: '免费试用包' }} />
        <WorksHead steps={route.breadcrumb} title="一千零二十四|字节的猫" lead={lead} />
        <div className={styles.stage}>
          <Container wide>
            <ByteRuler />
          </Container>
        </div>

        <Section title="评委选的三只" lead="每组一只，源代码照交来的样子。">
          {cats
            .filter(({ chosen }) => chosen)
            .map((cat, place) => (
              <article key={cat.id} className={styles.chosen}>
                <CatArt cat={cat} />
                <div>
                  <p className={styles.meta}>
                    {catGroups[cat.group]} · {grouped(bytesOf(cat))} 字节 · {grouped(cat.votes)} 票
                  </p>
                  <h3 className={styles.name}>
                    {cat.name}，{cat.by}
                  </h3>
                  <p>{readings[cat.id]}</p>
                  {place === 0 ? (
                    <CatSource cat={cat} />
                  ) : (
                    <Folded summary={`源代码，${grouped(bytesOf(cat))} 字节`}>
                      <CatSource cat={cat} />
                    </Folded>
                  )}
                </div>
              </article>
            ))}
          <Button href="/promotion/cat1024/gallery" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
            看全部 {cats.length} 只
          </Button>
        </Section>

        <Section title="三个组" ground="raised">
          <Facts facts={groups} />
        </Section>

        <Section title="规则" head="column" ground="raised">
          <Facts facts={rules} mark="ledger" />
        </Section>

        <Section title="三周" ground="raised">
          <Timeline events={results} />
        </Section>

        <Section title="还想画" head="column">
          <NotForYou cases={own} />
        </Section>
      </>
    );
  },
});
