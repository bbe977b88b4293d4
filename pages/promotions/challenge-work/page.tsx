import { Ended } from '../../../components/campaign/ended.tsx';
import { UseLegend } from '../../../components/campaign/use-legend.tsx';
import { groundOf, WorkCard } from '../../../components/campaign/work-card.tsx';
import { WorkScore, WorkScoreCard } from '../../../components/campaign/work-score.tsx';
import { WorksHead } from '../../../components/campaign/works-head.tsx';
import { page, type PageRoute } from '../../../components/define-page.ts';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { grouped } from '../../../config/rules/price.ts';
import { challengeWorks, type Lane, totalOf, usesOf } from '../../../config/works/challenge.ts';
import { awards, themes, type Use, uses } from '../../../config/works/marks.ts';
import styles from './challenge-work.module.css';
import * as words from './words.yaml';

/** The work of an address. The route table makes addresses of the works only. */
function placeOf({ params }: PageRoute) {
  const place = challengeWorks.findIndex(({ id }) => id === params['id']);
  if (place < 0) throw new Error(`challenge-work: ${JSON.stringify(params['id'])} is no work of the challenge`);
  const count = challengeWorks.length;
  const at = (index: number) => challengeWorks[(index + count) % count]!;
  return { place, work: at(place), neighbours: [at(place - 1), at(place + 1)] };
}

/** A line of the score in words: `语音 4 至 12`. */
const toldOf = ({ parts }: Lane) =>
  parts.map(({ use, from, to }) => words.toldOf.text({ name: uses[use].name, from, to })).join('，');

/** One work: its score, how it was made, what the jury gave it, and its neighbours. */
export default page({
  head({ route, site }) {
    const { work } = placeOf(route);
    const { name, idea, team, award, built, theme } = work;
    return {
      title: words.head.title({ name, name2: site.brand.zh.name }),
      description: words.head.description({ idea, team, days: built.days, value: awards[award] }),
      ogImage: { title: name, text: idea, art: <WorkScoreCard work={work} className={groundOf(theme)} /> },
      breadcrumb: [...route.breadcrumb.slice(0, -1), { name, address: route.address }],
    };
  },

  Body({ route }) {
    const { place, work, neighbours } = placeOf(route);
    const { name, team, city, theme, award, idea, made, said, later, points, built, minutes, lanes } = work;
    const given = [points.use, points.making, points.thrift];
    const found = usesOf(work);
    return (
      <>
        <Ended of="/promotion/minichallenge" next={words.ended.next} />
        <WorksHead
          steps={[...route.breadcrumb.slice(0, -1), { name, address: route.address }]}
          title={name}
          lead={idea}
        >
          <p className={styles.meta}>
            {words.worksHead.text({
              value: awards[award],
              totalOf: totalOf(work),
              value2: place + 1,
              value3: themes[theme],
              team,
              city,
            })}
          </p>
        </WorksHead>
        <section className={classes(styles.stage, groundOf(theme))}>
          <Container>
            <h2 className={styles.small}>{words.container.title({ minutes })}</h2>
            <WorkScore work={work} named width={1152} />
            <UseLegend of={found} />
          </Container>
        </section>

        <Section>
          <div className={styles.columns}>
            <div>
              <h2 className={styles.title}>{words.section.title}</h2>
              <p className={styles.made}>{made}</p>
              <h2 className={styles.title}>{words.section.juryTitle}</h2>
              <blockquote className={styles.made}>{said}</blockquote>
              <h2 className={styles.title}>{words.section.laterTitle}</h2>
              <p className={styles.made}>{later}</p>
            </div>
            <div>
              <h2 className={styles.title}>{words.section.lanesTitle}</h2>
              <dl className={styles.told}>
                {lanes.map((lane) => (
                  <div key={lane.who}>
                    <dt>{lane.who}</dt>
                    <dd>{words.section.value({ toldOf: toldOf(lane) })}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </Section>

        <Section title={words.specStrip.title} ground="raised" space="join">
          <SpecStrip
            specs={[
              ...words.scales.map((scale, index) => ({
                ...scale,
                value: given[index]!,
                part: given[index]! / scale.most,
                condition: words.specStrip.condition({ most: scale.most }),
              })),
              ...words.spent.map(({ of, ...rest }) => ({ ...rest, value: grouped(built[of]) })),
            ]}
            source={words.specStrip.source}
          />
        </Section>

        <Section title={words.sectionSection.title} head="column">
          <ul className={styles.used}>
            {found.map((use: Use) => (
              <li key={use}>
                <Link href={`/${uses[use].product}`}>{uses[use].name}</Link> <span>{words.whatFor[use]}</span>
              </li>
            ))}
          </ul>
        </Section>

        <Section title={words.workCard.title} ground="raised" space="join">
          <div className={styles.neighbours}>
            {neighbours.map((neighbour) => (
              <WorkCard key={neighbour.id} work={neighbour} />
            ))}
            <Button
              href="/promotion/minichallenge/gallery"
              event={{ zone: 'body' }}
              variant="secondary"
              icon="arrow-right"
            >
              {words.workCard.button}
            </Button>
          </div>
        </Section>
      </>
    );
  },
});
