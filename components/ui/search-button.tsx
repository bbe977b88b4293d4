import { useSite } from '../site-context.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import * as words from './words.yaml';
import styles from './search-button.module.css';

/** Opens the search of the site from a bar; so do `/` and Ctrl-K on its page. Without a script it is a link to the footer of the home page. */
export function SearchButton() {
  const { edition } = useSite();
  const { search, field, key, all, home } = words.search[edition];
  return (
    <>
      <Link
        href={`${home}#directory`}
        data-search-instead=""
        className={styles.icon}
        event={{ zone: 'header', action: 'menu' }}
      >
        {all}
      </Link>
      <button
        type="button"
        id="search"
        data-search={field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        aria-label={search}
        title={key}
        className={styles.icon}
        data-event-id="search"
        data-event-zone="header"
      >
        <Icon name="search" size={20} />
      </button>
    </>
  );
}
