import { useSite } from '../site-context.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './search-button.module.css';
import * as words from './words.yaml';

/** Leads to the home page of the edition with its search open, where pages of another edition are beside; so do `/` and Ctrl-K. */
export function SearchLink() {
  const { search, field, key, home } = words.search[useSite().edition];
  return (
    <Link
      href={`${home}#search`}
      data-search={field}
      aria-keyshortcuts="Control+K /"
      aria-label={search}
      title={key}
      className={styles.icon}
      event={{ zone: 'header', action: 'menu' }}
    >
      <Icon name="search" size={20} />
    </Link>
  );
}
