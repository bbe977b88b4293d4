import { useRows, useSite } from '../../../components/site-context.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { placesOf } from './places.ts';
import styles from './places-list.module.css';

/** Ways on from an error. */
export function PlacesList() {
  const { site, edition } = useSite();
  const rows = useRows();
  return (
    <nav aria-label={{ zh: '可以去这些地方', en: 'Places to go on from' }[edition]}>
      <ul className={styles.places}>
        {placesOf({ site, edition, rows }).map(({ name, about, href, icon }) => (
          <li key={href}>
            <Link href={href} className={styles.place}>
              <Icon name={icon} size={22} className={styles.icon} />
              <span className={styles.words}>
                <strong className={styles.name}>{name}</strong>
                <span className={styles.about}>{about}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
