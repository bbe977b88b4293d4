import { Fragment, type ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { useSite } from '../site-context.ts';
import type { NotForYouCase } from './not-for-you.tsx';
import type { Spec } from './spec-strip.tsx';
import { Block } from './start-blocks.tsx';
import styles from './start.module.css';

export type StartLimits = {
  specs?: readonly Spec[];
  /** When and by whom they were measured. */
  source?: ReactNode;
  cases?: readonly NotForYouCase[];
};

const words = {
  zh: { bounds: '上限', misfits: '不适合', colon: '：', comma: '；', condition: (text: string) => `（${text}）` },
  en: { bounds: 'Limits', misfits: 'Not for', colon: ': ', comma: '; ', condition: (text: string) => ` (${text})` },
} as const;

/** A word has a space before it, a sign has none. */
const withUnit = (unit: string) => (/^\p{L}/u.test(unit) ? ` ${unit}` : unit);

type BoundsBlockProps = StartLimits & { specs: readonly Spec[] };

/** Limits as a sentence, each with its condition. */
export function BoundsBlock({ specs, source }: BoundsBlockProps) {
  const text = words[useSite().edition];
  return (
    <Block title={text.bounds}>
      <p className={styles.bounds}>
        {specs.map(({ name, value, unit, condition }, index) => (
          <span key={name} className={styles.bound}>
            {name}{' '}
            <b>
              {value}
              {unit ? withUnit(unit) : null}
            </b>
            {condition ? text.condition(condition) : null}
            {index < specs.length - 1 ? text.comma : null}
          </span>
        ))}
      </p>
      {source ? <p className={styles.source}>{source}</p> : null}
    </Block>
  );
}

/** Whom the product does not fit, a sentence each, and what does. */
export function MisfitsBlock({ cases }: { cases: readonly NotForYouCase[] }) {
  const text = words[useSite().edition];
  return (
    <Block title={text.misfits}>
      <ul className={styles.misfits}>
        {cases.map(({ when, why, instead }, index) => (
          <li key={index}>
            <b>{when}</b>
            {text.colon}
            {why}
            {[instead ?? []].flat().map(({ href, name }) => (
              <Fragment key={href}>
                {' '}
                <Link href={href} className={styles.other}>
                  {name}
                </Link>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </Block>
  );
}
