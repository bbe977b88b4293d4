import type { ReactNode } from 'react';
import { Title } from '../ui/title.tsx';
import styles from './phone-page.module.css';
import { type ThumbAction, ThumbBar } from './thumb-bar.tsx';

type PhonePageProps = {
  title: string;
  lead?: ReactNode;
  /** A band above the title. */
  band?: ReactNode;
  actions: readonly [ThumbAction, ThumbAction];
  children: ReactNode;
};

/** A page made for phones: title, parts from edge to edge, and the bar for the thumb. */
export function PhonePage({ title, lead, band, actions, children }: PhonePageProps) {
  return (
    <div className={styles.page}>
      {band}
      <Title level={1} className={styles.title}>
        {title}
      </Title>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
      <ThumbBar actions={actions} />
    </div>
  );
}
