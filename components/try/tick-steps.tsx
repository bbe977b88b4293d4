import { Breaks } from '../ui/breaks.tsx';
import { Controls } from './controls.tsx';
import styles from './tick-steps.module.css';

export type TickStep = readonly [id: string, title: string, text: string];
export type TickGroup = { name: string; steps: readonly TickStep[] };

/** Numbered steps in groups; where the script runs, each can be ticked off. */
export function TickSteps({ groups }: { groups: readonly TickGroup[] }) {
  const ids = groups.flatMap(({ steps }) => steps.map(([id]) => id));
  return groups.map(({ name, steps }) => (
    <section key={name} className={styles.group}>
      <h2 className={styles.name}>{name}</h2>
      <ol>
        {steps.map(([id, title, text]) => (
          <li key={id} className={styles.step}>
            <span className={styles.number}>{ids.indexOf(id) + 1}</span>
            <Controls label={title} className={styles.tick}>
              <input type="checkbox" id={`step-${id}`} value={id} />
            </Controls>
            <h3 className={styles.title}>
              <label htmlFor={`step-${id}`}>
                <Breaks text={title} />
              </label>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  ));
}
