import { Link } from '../ui/link.tsx';
import { listAddress } from './addresses.ts';
import type { Category } from './category.ts';
import styles from './category-link.module.css';

/** A link to the article's category; nothing if the category has no page. */
export function CategoryLink({ category }: { category: Category }) {
  if (category.name === null) return null;
  return (
    <Link href={listAddress({ type: category.id })} className={styles.category}>
      {category.name}
    </Link>
  );
}
