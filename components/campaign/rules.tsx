import { Breaks } from '../ui/breaks.tsx';
import '../styles/mono.css';
import styles from './rules.module.css';

/** Rules that belong together. A change of one belongs into the page's list of changes. */
export type RulesPart = { title: string; rules: readonly string[] };

/** The rules of a campaign, numbered through all parts; each has an anchor. */
export function Rules({ parts }: { parts: readonly RulesPart[] }) {
  const firsts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { rules }) => sum + rules.length, 1));
  return (
    <div className={styles.rules}>
      {parts.map(({ title, rules }, index) => (
        <div key={title} className={styles.part}>
          <h3 className={styles.title}>
            <Breaks text={title} />
          </h3>
          <ol start={firsts[index]}>
            {rules.map((rule, place) => {
              const number = firsts[index]! + place;
              return (
                <li key={number} id={`rule-${number}`} className={styles.rule}>
                  <a href={`#rule-${number}`} className={styles.number} aria-label={`第 ${number} 条`}>
                    {number}
                  </a>
                  <div>{rule}</div>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}
