import type { NavigationFeature } from '../../../config/calls/navigation.ts';
import { choices } from '../../../config/choices.ts';
import { chooser } from '../../../config/chooser.ts';
import { useSite } from '../../site-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { FeatureArt } from './feature-art.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './panel-aside.module.css';

type PanelAsideProps = {
  feature: NavigationFeature | undefined;
  /** The two parts beside each other, for a low panel. */
  beside: boolean;
};

/** The side of a panel: one drawn feature, and the chooser's first question. */
export function PanelAside({ feature, beside }: PanelAsideProps) {
  return (
    <div className={classes(styles.aside, beside && styles.beside)}>
      {feature ? (
        <MenuLink href={feature.url} zone="feature" className={styles.feature}>
          {feature.art ? <FeatureArt name={feature.art} className={styles.art} /> : null}
          <span className={styles.name}>
            {feature.name} {feature.tag ? <Badge tag={feature.tag} /> : null}
          </span>
          {feature.desc ? <span className={styles.desc}>{feature.desc}</span> : null}
        </MenuLink>
      ) : null}
      <FirstQuestion />
    </div>
  );
}

/** The chooser's first question as links: each leads to the chooser with the answer chosen. */
export function FirstQuestion() {
  const { title, questions } = chooser[useSite().edition];
  const { text, answers } = questions.who;
  return (
    <div className={styles.question}>
      <p className={styles.title}>{title}</p>
      <p className={styles.desc}>{text}</p>
      <ul className={styles.answers}>
        {choices.who.map((value) => (
          <li key={value}>
            <MenuLink href={`/#choose-${value}`} zone="chooser" className={styles.answer}>
              {answers[value]}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
