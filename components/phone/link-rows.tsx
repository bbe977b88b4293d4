import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './link-rows.module.css';

/** Links as rows large enough for a thumb, each with a description. */
export function LinkRows({ links }: { links: readonly { href: string; name: string; text: string }[] }) {
  return (
    <ul className={styles.rows}>
      {links.map(({ href, name, text }) => (
        <li key={name}>
          <Link href={href} className={styles.row} event={{ zone: 'rows' }}>
            <span className={styles.name}>{name}</span> <span className={styles.text}>{text}</span>
            <Icon name="chevron-right" className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
