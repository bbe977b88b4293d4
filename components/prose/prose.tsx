import { useSite } from '../site-context.ts';
import { fit } from './fit.ts';
import styles from './prose.module.css';

/** Running text from the CMS. `html` has been reduced to the allow-list by the build. */
export function Prose({ html }: { html: string }) {
  const { edition } = useSite();
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: fit({ html, edition }) }} />;
}
