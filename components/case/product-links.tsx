import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { productPage } from './product-page.ts';
import styles from './product-links.module.css';

/** The products of a case, each leading to its page. */
export function ProductLinks({ products }: { products: readonly string[] }) {
  const pages = products.flatMap((code) => productPage(code) ?? []);
  return (
    <ul className={styles.products}>
      {pages.map(({ name, address }) => (
        <li key={address}>
          <Link href={address} className={styles.link}>
            {name}
            <Icon name="arrow-right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
