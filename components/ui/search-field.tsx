import { useSite } from '../site-context.ts';
import { Icon } from './icon.tsx';
import * as words from './words.yaml';
import styles from './search-field.module.css';

/** Opens the search of the site, as wide as its place, and looks like the field that it opens. Without a script it is hidden: its page has links of its own. */
export function SearchField() {
  const { field } = words.search[useSite().edition];
  return (
    <button
      type="button"
      data-search={field}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      className={styles.field}
      data-event-id="search"
      data-event-zone="page"
    >
      <Icon name="search" size={20} />
      <span className={styles.words}>{field}</span>{' '}
      <span className={styles.key} aria-hidden="true">
        /
      </span>
    </button>
  );
}
