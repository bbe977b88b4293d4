import { useSite } from '../../site-context.ts';
import styles from './skip-link.module.css';
import { words } from './words.ts';

/** First stop of the keyboard; also where "back to top" leads, so that the keyboard starts over with the eyes. */
export function SkipLink() {
  const { edition } = useSite();
  return (
    <a id="top" href="#main" className={styles.skip}>
      {words[edition].skip}
    </a>
  );
}
