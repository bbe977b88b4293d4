import { Breaks } from '../../../components/ui/breaks.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import styles from './price-bill-road.module.css';
import { stations } from './words.yaml';

/** From use to invoice: when what happens, on one line. */
export function BillRoad() {
  return (
    <ol className={styles.road}>
      {stations.map(({ when, icon, title, text }) => (
        <li key={title} className={styles.station}>
          <p className={styles.when}>
            <Icon name={icon} size={20} className={styles.icon} />
            {when}
          </p>
          <h3 className={styles.title}>
            <Breaks text={title} />
          </h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
