import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './scenario-tabs.module.css';

type Scenario = {
  /** On the tab, a few characters. */
  label: string;
  title: string;
  text: string;
  /** The conclusions, a line each. */
  points?: readonly string[];
  href?: string;
  /** Words of the link to `href`. */
  action?: string;
  art: ReactNode;
};

type Props = {
  /** Tells these tabs from others on the page. */
  name: string;
  /** What the tabs choose, for those who hear the page. */
  label: string;
  tabs: readonly Scenario[];
};

/**
 * One scenario at a time, a tab each. The tabs are radio buttons: arrow keys move between them and styles alone switch.
 * Every panel follows its own tab, so the page reads in order where styles are missing; a browser that cannot tell which
 * is chosen (`:has`) shows them all.
 */
export function ScenarioTabs({ name, label, tabs }: Props) {
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.legend}>{label}</legend>
      {tabs.map(({ label: word, title, text, points = [], href, action, art }, index) => (
        <div key={word} className={styles.scenario}>
          <label className={styles.tab}>
            <input type="radio" name={name} defaultChecked={index === 0} className={styles.radio} />
            {word}
          </label>
          <div className={styles.panel}>
            <div>
              <h3 className={styles.title}>
                <Breaks text={title} />
              </h3>
              <p className={styles.text}>{text}</p>
              {points.length > 0 ? (
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li key={point} className={styles.point}>
                      <Icon name="check" size={18} />
                      {point}
                    </li>
                  ))}
                </ul>
              ) : null}
              {href && action ? (
                <p>
                  <Link href={href} className={styles.link}>
                    {action}
                    <Icon name="arrow-right" size={16} />
                  </Link>
                </p>
              ) : null}
            </div>
            <div className={styles.art}>{art}</div>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
