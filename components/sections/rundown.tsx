import type { ReactNode } from 'react';
import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import styles from './rundown.module.css';

type RundownProps = {
  /** Name of the event, for screen readers. */
  caption: string;
  /** Heads of the columns: when, what, who. */
  heads: readonly [when: string, what: string, who: string];
  parts: readonly {
    /** Name of the part: a day, an act. */
    name: string;
    cues: readonly {
      when: string;
      what: ReactNode;
      note?: ReactNode;
      who: string;
      /** The cue that all wait for. */
      marked?: boolean;
    }[];
  }[];
};

/** The sheet that an event is run by: when, what, and who does it. */
export function Rundown({ caption, heads: [when, what, who], parts }: RundownProps) {
  return (
    <div className={styles.sheet}>
      <table className={styles.rundown}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{when}</th>
            <th scope="col">{what}</th>
            <th scope="col">{who}</th>
          </tr>
        </thead>
        {parts.map(({ name, cues }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.part}>
                {name}
              </th>
            </tr>
            {cues.map((cue, index) => (
              <tr key={index} className={classes(styles.cue, cue.marked && styles.marked)}>
                <th scope="row" className={styles.when}>
                  {cue.when}
                </th>
                <td>
                  {cue.what} {cue.note ? <span className={styles.note}>{cue.note}</span> : null}
                </td>
                <td className={styles.who}>{cue.who}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
