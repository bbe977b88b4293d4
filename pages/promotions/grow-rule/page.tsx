import { Breaks } from '../../../components/ui/breaks.tsx';
import { Ended } from '../../../components/campaign/ended.tsx';
import { page } from '../../../components/define-page.ts';
import { Question } from '../../../components/legal/question.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { CriteriaCard } from './criteria-card.tsx';
import styles from './grow-rule.module.css';
import * as words from './words.yaml';

/** Clauses are numbered through all chapters, so that one can be quoted by its number. */
const numbered = words.chapters.map(({ title, clauses }, index) => ({
  title,
  clauses,
  from: 1 + words.chapters.slice(0, index).reduce((sum, chapter) => sum + chapter.clauses.length, 0),
}));
const asked = words.criteria.map(({ name, asks }) => words.asked.text({ name, asks })).join('；');

/**
 * Who decides: a young team that has the quota, or missed it. What they doubt: whether a rule can be bent afterwards. What removes the
 * doubt: numbered clauses with dates, and the scale that applications were weighed on.
 */
export default page({
  head: () => ({ ogImage: { art: <CriteriaCard /> } }),

  Body({ route }) {
    return (
      <>
        <Ended of="/promotion/grow-7th-rule" next={words.ended.next} />
        <Container className={styles.page}>
          <Breadcrumb steps={[words.container.steps, ...route.breadcrumb]} />
          <header className={styles.head}>
            <h1>{words.container.text}</h1>
            <p>{words.intro}</p>
          </header>
          <figure className={styles.scale}>
            <figcaption>{words.container.caption}</figcaption>
            <ol>
              {words.criteria.map(({ name, points }) => (
                <li key={name}>
                  <strong>{points}</strong> <span>{name}</span>
                </li>
              ))}
            </ol>
            <p>{asked}</p>
          </figure>
          <div className={styles.rules}>
            {numbered.map(({ title, clauses, from }) => (
              <section key={title}>
                <h2>
                  <Breaks text={title} />
                </h2>
                <ol start={from}>
                  {clauses.map((text, index) => (
                    <li key={text} id={`rule-${from + index}`}>
                      {text}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
            <Question>
              <Link href="/promotion/advisory">{words.container.link}</Link>
            </Question>
          </div>
        </Container>
      </>
    );
  },
});
