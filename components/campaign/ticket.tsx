import type { ReactNode } from 'react';
import '../styles/mono.css';
import { Unit } from '../ui/unit.tsx';
import { classes } from '../ui/classes.ts';
import styles from './ticket.module.css';

export type TicketProps = {
  /** Product or person that the ticket is for. */
  kind: string;
  value: string | number;
  unit?: string;
  text: ReactNode;
  /** Terms on the stub: expiry, recipient, condition. */
  stub: readonly { name: string; value: string }[];
  tone?: 'first' | 'second' | 'third';
  /** Side that is torn off: the stub's usually, or the left one, where it is the other half of a ticket. */
  torn?: 'left' | 'right';
};

/** A ticket with its stub: what one gets, and on which terms. */
export function Ticket({ kind, value, unit, text, stub, tone = 'first', torn }: TicketProps) {
  return (
    <div className={classes(styles.ticket, styles[tone], torn && styles[torn])}>
      <div className={styles.face}>
        <p className={styles.kind}>{kind}</p>
        <p className={styles.value}>
          {value}
          {unit ? <Unit of={unit} className={styles.unit} /> : null}
        </p>
        <p className={styles.text}>{text}</p>
      </div>
      <dl className={styles.stub}>
        {stub.map(({ name, value: term }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{term}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
