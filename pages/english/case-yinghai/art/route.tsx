import { TwoWays } from '../../../../components/case/material/journeys.tsx';
import styles from '../case-yinghai.module.css';
import * as words from '../words.yaml';

/** The way around Europe and the direct one. */
export function Route() {
  return (
    <svg viewBox="110 0 800 540" fill="none" role="img" className={styles.route}>
      <title>{words.route.title}</title>
      <TwoWays letters={words.route.letters} />
    </svg>
  );
}
