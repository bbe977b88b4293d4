import { Fragment, type ReactNode } from 'react';
import { type Estimate, reckoningOf, yuan } from '../../config/rules/price.ts';
import styles from './bill.module.css';

type Props = {
  title: string;
  estimate: Estimate;
  /** Note at the foot. */
  note?: ReactNode;
  /** Announces changes of the total to screen readers. */
  live?: boolean;
};

/** A month as its bill will say it: every line with how it came about, so that it can be checked by hand. */
export function Bill({ title, estimate: { lines, plan, topUp, fen }, note, live = false }: Props) {
  const counted = lines.filter(({ quantity }) => quantity > 0);
  return (
    <div className={styles.bill}>
      <p className={styles.title}>{title}</p>
      <dl>
        {plan && plan.fen > 0 ? (
          <div className={styles.line}>
            <dt>
              {plan.name}
              <div className={styles.how}>固定月费</div>
            </dt>
            <dd className={styles.amount}>{yuan(plan.fen)}</dd>
          </div>
        ) : null}
        {counted.map((line) => (
          <div key={line.meter.id} className={styles.line}>
            <dt>
              {line.meter.name}
              <div className={styles.how}>
                {reckoningOf(line).map((piece) => (
                  <Fragment key={piece}>
                    <span className={styles.piece}>{piece}</span>{' '}
                  </Fragment>
                ))}
              </div>
            </dt>
            <dd className={styles.amount}>{yuan(line.fen)}</dd>
          </div>
        ))}
        {topUp > 0 ? (
          <div className={styles.line}>
            <dt>
              补足最低消费
              <div className={styles.how}>用量达到后不收</div>
            </dt>
            <dd className={styles.amount}>{yuan(topUp)}</dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.total} {...(live && { role: 'status' })}>
        <span className={styles.word}>每月合计</span> <strong className={styles.sum}>{yuan(fen)}</strong>
      </p>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
