import { Classroom } from '../../../components/art/scenes/classroom.tsx';
import { Clinic } from '../../../components/art/scenes/clinic.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './home.module.css';
import * as words from './words.yaml';

const { classroom, clinic, keeps, gives } = words.trades;

/** What each trade keeps when the network is short, and what it gives up for that: two of them drawn, the others as lines. */
export function Trades() {
  return (
    <>
      <ul className={styles.scenes}>
        {[
          { ...classroom, art: <Classroom {...classroom.drawing} /> },
          { ...clinic, art: <Clinic {...clinic.drawing} /> },
        ].map(({ href, name, text, kept, given, art }) => (
          <li key={href} className={styles.scene}>
            <div className={styles.art}>{art}</div>
            <h3 className={styles.name}>
              <Link href={href} className={styles.whole}>
                {name} <Icon name="arrow-right" size={20} />
              </Link>
            </h3>
            <p>{text}</p>
            <Trade kept={kept} given={given} />
          </li>
        ))}
      </ul>
      <ul className={styles.trades}>
        {words.trades.others.map(({ href, name, kept, given }) => (
          <li key={href} className={styles.trade}>
            <Link href={href} className={styles.whole}>
              {name}
            </Link>
            <Trade kept={kept} given={given} />
          </li>
        ))}
      </ul>
      <Link href="/solution" className={styles.all}>
        {words.trades.all}
        <Icon name="arrow-right" size={16} />
      </Link>
    </>
  );
}

function Trade({ kept, given }: { kept: string; given: string }) {
  return (
    <dl className={styles.kept}>
      <dt>{keeps}</dt>
      <dd>{kept}</dd>
      <dt>{gives}</dt>
      <dd>{given}</dd>
    </dl>
  );
}
