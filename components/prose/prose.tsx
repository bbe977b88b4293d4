import '../ui/code-tokens.css';
import '../styles/mono.css';
import { classes } from '../ui/classes.ts';
import './figures/figures.css';
import styles from './prose.module.css';

type ProseProps = {
  html: string;
  /** In a column of 960 px: figures have all of it, text its measure. */
  wide?: boolean;
};

/** Running text from the CMS. `html` has been reduced to the allow-list and fitted by the build. */
export function Prose({ html, wide = false }: ProseProps) {
  return <div className={classes(styles.prose, wide && styles.wide)} dangerouslySetInnerHTML={{ __html: html }} />;
}
