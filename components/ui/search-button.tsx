import { useSite } from '../site-context.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './search-button.module.css';

const words = {
  zh: { search: '搜索', field: '搜索产品、文档与博客', key: '搜索（按 / 键）', all: '目录', home: '/' },
  en: { search: 'Search', field: 'Search this site', key: 'Search (press /)', all: 'Index', home: '/en' },
};

type Props = {
  /** `icon`: a square for bars. `field`: as wide as its place, and looks like the field that it opens. */
  look: 'icon' | 'field';
};

/** Opens the search of the site; so do `/` and Ctrl-K on its page. Without a script an icon is a link to the footer of the home page; pages with a field have links of their own. */
export function SearchButton({ look }: Props) {
  const { edition } = useSite();
  const { search, field, key, all, home } = words[edition];
  return (
    <>
      {look === 'icon' ? (
        <Link
          href={`${home}#directory`}
          data-search-instead=""
          className={styles.icon}
          event={{ zone: 'header', action: 'menu' }}
        >
          {all}
        </Link>
      ) : null}
      <button
        type="button"
        data-search={field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        aria-label={look === 'icon' ? search : undefined}
        title={look === 'icon' ? key : undefined}
        className={styles[look]}
        data-event-id="search"
        data-event-zone={look === 'icon' ? 'header' : 'page'}
      >
        <Icon name="search" size={20} />
        {look === 'field' ? (
          <>
            <span className={styles.words}>{field}</span>
            <span className={styles.key} aria-hidden="true">
              /
            </span>
          </>
        ) : null}
      </button>
    </>
  );
}
