import { type DemoProduct, demoProducts, productNameOf } from '../../../config/products.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { sdkAddress } from '../../../components/sdk/addresses.ts';
import { useSite } from '../../../components/site-context.ts';
import styles from './product-nav.module.css';
import { subjects } from './subjects.ts';

/** The products that have downloads, the one shown marked. */
export function ProductNav({ current }: { current: DemoProduct }) {
  const { site } = useSite();
  return (
    <nav aria-label="选择产品" className={styles.nav}>
      <ul className={styles.products}>
        {demoProducts.map((product) => (
          <li key={product}>
            <Link
              href={sdkAddress(product)}
              aria-current={product === current ? 'page' : undefined}
              className={styles.product}
            >
              <Icon name={subjects[product].icon} size={18} />
              {productNameOf({ product, site })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
