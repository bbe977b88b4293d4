import type { CaseHead } from '../../config/calls/cases.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { caseAddress } from './addresses.ts';
import styles from './case-quotation.module.css';
import { hasMaterial, Material } from './material/material.tsx';
import { Portrait } from './portrait.tsx';
import { speakerOf } from './speaker.ts';

type CaseQuotationProps = {
  of: CaseHead;
  /** How the link to the whole story reads. */
  action: string;
  /** What the portrait is drawn from; otherwise who says it. */
  seed?: string;
};

/** What the customer of a case says, beside the thing that the case is about; nothing where the case has no quotation. */
export function CaseQuotation({ of: { id, quote }, action, seed }: CaseQuotationProps) {
  if (!quote) return null;
  const { about, name } = speakerOf(quote.by);
  return (
    <figure className={styles.quotation}>
      {hasMaterial(id) ? <Material of={id} className={styles.thing} /> : null}
      <blockquote className={styles.text}>
        <p>“{quote.text}”</p>
      </blockquote>
      <figcaption className={styles.by}>
        <span className={styles.portrait}>
          <Portrait seed={seed ?? quote.by} />
        </span>
        <span>
          <b>{name}</b> <span className={styles.about}>{about}</span>{' '}
          <Link href={caseAddress(id)} className={styles.story}>
            {action} <Icon name="arrow-right" size={16} />
          </Link>
        </span>
      </figcaption>
    </figure>
  );
}
