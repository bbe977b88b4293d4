import type { BlogType } from '../../config/calls/blog.ts';
import { Link } from '../ui/link.tsx';
import { listAddress } from './addresses.ts';
import styles from './category-tabs.module.css';

type Props = {
  types: readonly BlogType[];
  /** Id of the category shown, null for the whole blog. */
  current: string | null;
};

/** The categories of the blog as links; nothing when there are none to choose from. */
export function CategoryTabs({ types, current }: Props) {
  if (types.length === 0) return null;
  const tabs = [{ id: null, name: '全部' }, ...types];
  return (
    <nav aria-label="文章分类">
      <ul className={styles.tabs}>
        {tabs.map(({ id, name }) => (
          <li key={id ?? ''}>
            <Link
              href={listAddress({ type: id ?? undefined })}
              aria-current={id === current ? 'page' : undefined}
              className={styles.tab}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
