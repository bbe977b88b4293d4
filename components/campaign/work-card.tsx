import { type Work, workAddress } from '../../config/works/challenge.ts';
import { awards, themes } from '../../config/works/marks.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import styles from './work-card.module.css';
import { WorkScore } from './work-score.tsx';

type WorkCardProps = {
  work: Work;
  /** Level of its heading. */
  level?: 3 | 4;
};

/** A work of the challenge with its score: the whole card leads to its page. */
export function WorkCard({ work, level = 3 }: WorkCardProps) {
  const { id, name, team, theme, award, idea } = work;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-award={award === 'final' ? 'final' : 'won'}>
      <div className={classes(styles.art, styles[theme])}>
        <WorkScore work={work} />
      </div>
      <p className={styles.meta}>
        {awards[award]} · {themes[theme]}
      </p>
      <Heading className={styles.name}>
        <Link href={workAddress(id)} className={styles.link}>
          {name}
        </Link>
      </Heading>
      <p className={styles.idea}>{idea}</p>
      <p className={styles.meta}>{team}</p>
    </article>
  );
}

/** Class of the ground that works of a theme are drawn on. */
export const groundOf = (theme: Work['theme']): string => styles[theme]!;
