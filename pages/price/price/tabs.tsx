import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './price-tabs.module.css';
import * as words from './words.yaml';

type Props = { tabs: readonly { href: string; name: string }[]; current: string };

/** The price lists beside each other: a link for each, since each has an address of its own. */
export function PriceTabs({ tabs, current }: Props) {
  return (
    <nav aria-label={words.tabs.label} className={styles.bar}>
      <Container>
        <ul className={styles.tabs}>
          {tabs.map(({ href, name }) => (
            <li key={href}>
              <Link href={href} className={styles.tab} aria-current={href === current ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
