import { Icon } from '../ui/icon.tsx';
import styles from './store-desk.module.css';

export type Desk = {
  /** The store. */
  name: string;
  items: readonly { clause: string; what: string }[];
};

/** What the reviewers of each store try, by the clause that they refer to. */
export function StoreDesk({ desks }: { desks: readonly Desk[] }) {
  return (
    <div className={styles.desks}>
      {desks.map(({ name, items }) => (
        <div key={name} className={styles.desk}>
          <h3 className={styles.name}>{name}</h3>
          <ul>
            {items.map(({ clause, what }) => (
              <li key={clause} className={styles.item}>
                <Icon name="stamp" size={22} className={styles.mark} />
                <span>
                  <b className={styles.clause}>{clause}</b> {what}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
