import '../ui/code-tokens.css';
import '../styles/mono.css';
import './figures/figures.css';
import styles from './prose.module.css';

/** Running text from the CMS. `html` has been reduced to the allow-list and fitted by the build. */
export function Prose({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
