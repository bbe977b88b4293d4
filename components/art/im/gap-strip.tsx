import { Icon } from '../../ui/icon.tsx';
import styles from './gap-strip.module.css';

/** What the receiver does about a missing number: keeps what came early, waits, fetches, shows in order. */
export function GapStrip() {
  return (
    <ol className={styles.strip}>
      <li>
        <Numbers have={[4125, 4126]} missing={4127} early={4128} />
        <p>
          <b>4128 先到了。</b>
          序号步长是 1，少了哪一条，接收端自己看得出来。
        </p>
      </li>
      <li>
        <span className={styles.wait}>
          <Icon name="hourglass" size={18} />
          200 毫秒
        </span>
        <p>
          <b>先等一下。</b>
          移动网络里七成的缺口会自己补上，不必去问。
        </p>
      </li>
      <li>
        <Numbers have={[4125, 4126, 4127, 4128]} />
        <p>
          <b>等不到，就去拉。</b>
          补齐之后按顺序显示；同一条来了两次，只留一次。
        </p>
      </li>
    </ol>
  );
}

function Numbers({ have, missing, early }: { have: readonly number[]; missing?: number; early?: number }) {
  return (
    <span className={styles.numbers} aria-hidden="true">
      {have.map((number) => (
        <i key={number} className={styles.have}>
          {number}
        </i>
      ))}
      {missing ? <i className={styles.missing}>{missing}</i> : null}
      {early ? <i className={styles.early}>{early}</i> : null}
    </span>
  );
}
