import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import styles from './phone-part.module.css';

type PhonePartProps = { title: string; id?: string; lead?: ReactNode; children: ReactNode };

/** A part of a page made for phones, with its heading. */
export function PhonePart({ title, id, lead, children }: PhonePartProps) {
  return (
    <section id={id} className={styles.part}>
      <h2>
        <Breaks text={title} />
      </h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </section>
  );
}
