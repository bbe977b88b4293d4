import { Breaks } from '../ui/breaks.tsx';
import type { ReactNode } from 'react';
import type { Protocol } from '../../config/calls/protocol.ts';
import { useSite } from '../site-context.ts';
import { dayOf } from './day-of.ts';
import styles from './text-head.module.css';
import { words } from './words.ts';

/** Title, version and days of a text. */
export function TextHead({ text }: { text: Protocol }) {
  const { edition } = useSite();
  const { version, effective, updated } = words[edition];
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <Breaks text={text.title} />
      </h1>
      <dl className={styles.facts}>
        <Fact name={version} value={text.version} />
        <Fact name={effective} value={<Day moment={text.effectiveTime} />} />
        <Fact name={updated} value={<Day moment={text.updateTime} />} />
      </dl>
    </header>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Day({ moment }: { moment: string }) {
  const { edition } = useSite();
  const { iso, text } = dayOf({ moment, edition });
  return <time dateTime={iso}>{text}</time>;
}
