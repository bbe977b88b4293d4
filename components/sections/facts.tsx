import type { ReactNode } from 'react';
import '../styles/mono.css';
import { Breaks } from '../ui/breaks.tsx';
import { classes } from '../ui/classes.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './facts.module.css';

type Fact = {
  title: string;
  text: ReactNode;
  /** With `mark="icon"`. */
  icon?: IconName;
  href?: string;
  /** A small drawing above it, as wide as the column. */
  art?: ReactNode;
};

type FactsProps = {
  facts: readonly Fact[];
  /** 2 for two sentences each, 4 for half a sentence. */
  columns?: 2 | 3 | 4;
  /** Above each: a hairline, its number, its icon; or the title at its left, one below the other. */
  mark?: 'rule' | 'number' | 'icon' | 'ledger';
};

const widths = { 2: styles.two, 3: undefined, 4: styles.four };

/** Things to know, a bold word or two and a sentence each. */
export function Facts({ facts, columns = 3, mark = 'rule' }: FactsProps) {
  return (
    <ul className={classes(styles.facts, styles[mark], widths[columns])}>
      {facts.map(({ title, text, icon, href, art }) => {
        const named = <Breaks text={title} />;
        return (
          <li key={title} className={styles.fact}>
            {art ? <div className={styles.art}>{art}</div> : null}
            {mark === 'icon' && icon ? <Icon name={icon} size={24} className={styles.icon} /> : null}
            <h3 className={styles.title}>{href ? <Link href={href}>{named}</Link> : named}</h3>
            <div className={styles.text}>{text}</div>
          </li>
        );
      })}
    </ul>
  );
}
