import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './pagination.module.css';
import { paginationWindow } from './pagination-window.ts';

type Props = {
  /** Counted from 1. */
  page: number;
  pages: number;
  addressOf: (page: number) => string;
};

/** The way through the pages of a list; nothing for a list of one page. */
export function Pagination({ page, pages, addressOf }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label="分页" className={styles.pagination}>
      {page > 1 ? (
        <Link href={addressOf(page - 1)} rel="prev" className={styles.step}>
          <Icon name="arrow-left" size={18} />
          上一页
        </Link>
      ) : null}
      <ol className={styles.pages}>
        {paginationWindow({ page, pages }).map((item, index) => (
          <li key={index}>
            {item === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={addressOf(item)}
                aria-label={`第 ${item} 页`}
                aria-current={item === page ? 'page' : undefined}
                className={styles.page}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link href={addressOf(page + 1)} rel="next" className={styles.step}>
          下一页
          <Icon name="arrow-right" size={18} />
        </Link>
      ) : null}
    </nav>
  );
}
