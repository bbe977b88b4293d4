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
import {
  awards,
  challengeWorks,
  type Lane,
  themes,
  totalOf,
  type Use,
  uses,
  usesOf,
} from '../../../config/works/challenge.ts';
import styles from './challenge-work.module.css';
import { scales, spent, whatFor } from './words.ts';

/** The work of an address. The route table makes addresses of the works only. */
function placeOf({ params }: PageRoute) {
  const place = challengeWorks.findIndex(({ id }) => id === params['id']);
  if (place < 0) throw new Error(`challenge-work: ${JSON.stringify(params['id'])} is no work of the challenge`);
  const count = challengeWorks.length;
  const at = (index: number) => challengeWorks[(index + count) % count]!;
  return { place, work: at(place), neighbours: [at(place - 1), at(place + 1)] };
}

/** A line of the score in words: `语音 4 至 12`. */
const toldOf = ({ parts }: Lane) => parts.map(([use, from, to]) => `${uses[use].name} ${from} 至 ${to}`).join('，');

/** One work: its score, how it was made, what the jury gave it, and its neighbours. */
export default page({
  head({ route, site }) {
    const { work } = placeOf(route);
    const { name, idea, team, award, built, theme } = work;
    return {
      title: `${name}：小程序挑战赛作品 - ${site.brand.zh.name}`,
      description: `${idea}${team}用 ${built.days} 天做成，是小程序挑战赛${awards[award]}作品。附一次使用的逐分钟图与评语。`,
      ogImage: { title: name, text: idea, art: <WorkScoreCard work={work} className={groundOf(theme)} /> },
      breadcrumb: [...route.breadcrumb.slice(0, -1), { name, address: route.address }],
    };
  },

  Body({ route }) {
    const { place, work, neighbours } = placeOf(route);
    const { name, team, city, theme, award, idea, made, said, later, points, built, minutes, lanes } = work;
    const found = usesOf(work);
    return (
      <>
        <Ended of="/promotion/minichallenge" next={{ href: '/promotion/mctalk4', name: '技术开讲第四季' }} />
        <WorksHead
          steps={[...route.breadcrumb.slice(0, -1), { name, address: route.address }]}
          title={name}
          lead={idea}
        >
          <p className={styles.meta}>
            {awards[award]}，总分 {totalOf(work)}，第 {place + 1} 名 · {themes[theme]} · {team}，{city}
          </p>
        </WorksHead>
        <section className={classes(styles.stage, groundOf(theme))}>
          <Container>
            <h2 className={styles.small}>用一次，{minutes} 分钟</h2>
            <WorkScore work={work} named width={1152} />
            <UseLegend of={found} />
          </Container>
        </section>

        <Section>
          <div className={styles.columns}>
            <div>
              <h2 className={styles.title}>怎样做成</h2>
              <p className={styles.made}>{made}</p>
              <h2 className={styles.title}>评委的话</h2>
              <blockquote className={styles.made}>{said}</blockquote>
              <h2 className={styles.title}>一年以后</h2>
              <p className={styles.made}>{later}</p>
            </div>
            <div>
              <h2 className={styles.title}>每个人在做什么</h2>
              <dl className={styles.told}>
                {lanes.map((lane) => (
                  <div key={lane.who}>
                    <dt>{lane.who}</dt>
                    <dd>{toldOf(lane)} 分钟</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </Section>

        <Section title="得分与用料" ground="raised" space="join">
          <SpecStrip
            specs={[
              ...scales.map((scale, index) => ({
                ...scale,
                value: points[index]!,
                part: points[index]! / scale.most,
                condition: `满分 ${scale.most}`,
              })),
              ...spent.map(({ of, ...rest }) => ({ ...rest, value: grouped(built[of]) })),
            ]}
            source="分数为三位评委的平均；天数、行数和体积由作者提交，初评时在真机上核对过。"
          />
        </Section>

        <Section title="用到的能力" head="column">
          <ul className={styles.used}>
            {found.map((use: Use) => (
              <li key={use}>
                <Link href={`/${uses[use].product}`}>{uses[use].name}</Link> <span>{whatFor[use]}</span>
              </li>
            ))}
          </ul>
        </Section>

        <Section title="前后两件" ground="raised" space="join">
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
              回到作品墙
            </Button>
          </div>
        </Section>
      </>
    );
  },
});
