import { Fan } from '../../../../components/case/material/stage.tsx';
import styles from '../case-zhenxi.module.css';
import * as words from '../words.yaml';

/** The scan, as the doctor in town sees it. */
export function Scan() {
  return (
    <svg viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice" fill="none" role="img" className={styles.scan}>
      <title>{words.scan.title}</title>
      <Fan letters={words.scan.letters} />
    </svg>
  );
}
