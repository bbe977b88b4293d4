import { type Logged, textsOf } from './machine.ts';
import styles from './step-log.module.css';

type Props = { label: string; entries: readonly Logged[] };

/** The log of `stepper`: time, actor, event, and a detail. Without a script it shows a whole run. */
export function StepLog({ label, entries }: Props) {
  return (
    <div className={styles.frame} role="log" aria-label={label} tabIndex={0}>
      <ol data-log="">
        {entries.map((entry, index) => (
          <Line key={index} {...entry} />
        ))}
      </ol>
      <template data-part="entry">
        <Line at={0} by="" what="" />
      </template>
    </div>
  );
}

function Line(entry: Logged) {
  const { at, by, what, detail } = textsOf(entry);
  return (
    <li className={styles.line} data-by={by}>
      <span data-text="at" className={styles.at}>
        {at}
      </span>{' '}
      <span data-text="by">{by}</span>{' '}
      <span>
        <b data-text="what">{what}</b> <span data-text="detail">{detail}</span>
      </span>
    </li>
  );
}
