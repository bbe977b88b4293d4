import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { useProductPage } from '../../../components/case/product-page.ts';
import styles from './product-links.module.css';

/** The products of a case, each leading to its page. */
export function ProductLinks({ products }: { products: readonly string[] }) {
  const pages = products.map(useProductPage()).filter((page) => page !== null);
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
