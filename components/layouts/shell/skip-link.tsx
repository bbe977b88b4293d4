import { useSite } from '../../site-context.ts';
import styles from './skip-link.module.css';
import { words } from './words.ts';

/** The first Tab stop; also the target of "back to top", so that the keyboard starts over too. */
export function SkipLink() {
  const { edition } = useSite();
  return (
    <a id="top" href="#main" className={styles.skip}>
      {words[edition].skip}
    </a>
  );
}
