import { Wall } from '../../../components/art/cards/wall.tsx';
import { CatArt, catGround } from '../../../components/campaign/cat-art.tsx';
import { CatSource } from '../../../components/campaign/cat-source.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { WorksHead } from '../../../components/campaign/works-head.tsx';
import { page } from '../../../components/define-page.ts';
import { FilteredGroups } from '../../../components/sections/filtered-groups.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { grouped } from '../../../config/rules/price.ts';
import { bytesOf, type CatGroup, catGroups, mostBytes } from '../../../config/works/cat-source.ts';
import { type Cat, cats } from '../../../config/works/cats.ts';
import styles from './cat-gallery.module.css';
import * as words from './words.yaml';

/** The three cats of each group with most votes, for shared links. */
const most = Object.keys(catGroups).flatMap((group) =>
  cats
    .filter((cat) => cat.group === group)
    .sort((a, b) => b.votes - a.votes)
    .slice(0, 3),
);

/** Every chosen cat with its source, by group and votes. The cats are the page. */
export default page({
  head: () => ({
    ogImage: {
      art: (
        <Wall
          columns={3}
          size={[180, 120]}
          tiles={most.map((cat) => ({ art: <CatArt cat={cat} bare />, ground: catGround(cat) }))}
        />
      ),
    },
  }),

  Body({ route }) {
    return (
      <>
        <Ended of="/promotion/cat1024" next={words.ended.next} />
        <WorksHead
          steps={route.breadcrumb}
          title={words.worksHead.title}
          lead={words.worksHead.lead({ mostBytes: grouped(mostBytes) })}
        />
        <Section title={words.filteredGroups.title} head="none" space="join">
          <FilteredGroups
            label={words.filteredGroups.label}
            all="all"
            groups={Object.entries(catGroups).map(([group, name]) => {
              const own = cats.filter((cat) => cat.group === (group as CatGroup));
              return {
                anchor: group,
                name,
                count: own.length,
                children: (
                  <ul className={styles.cats}>
                    {own.map((cat) => (
                      <CatCard key={cat.id} cat={cat} />
                    ))}
                  </ul>
                ),
              };
            })}
          />
        </Section>
      </>
    );
  },
});

function CatCard({ cat }: { cat: Cat }) {
  const { id, name, by, note, votes, chosen } = cat;
  return (
    <li className={styles.card} id={`cat-${id}`}>
      <CatArt cat={cat} />
      <div className={styles.words}>
        <p className={styles.meta}>
          {words.catCard.votes({
            votes: grouped(votes),
            bytes: grouped(bytesOf(cat)),
            chosen: chosen ? words.catCard.chosen : '',
          })}
        </p>
        <h4 className={styles.name}>{words.catCard.author({ name, by })}</h4>
        <p>{note}</p>
        <details>
          <summary className={styles.open}>{words.catCard.summary}</summary>
          <CatSource cat={cat} />
        </details>
      </div>
    </li>
  );
}
