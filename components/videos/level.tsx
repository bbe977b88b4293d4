import type { Video } from '../../config/calls/talks.ts';
import { classes } from '../ui/classes.ts';
import styles from './level.module.css';

/** How much a lesson takes for granted. */
export function Level({ level }: { level: Video['level'] }) {
  return <span className={classes(styles.level, level === '进阶' && styles.further)}>{level}</span>;
}
