import { Prose } from '../prose/prose.tsx';
import { withClauseNumbers } from './clause-numbers.ts';
import styles from './text-body.module.css';

/** A text's clauses, as the content has them. */
export function TextBody({ html }: { html: string }) {
  return (
    <div className={styles.body}>
      <Prose html={withClauseNumbers(html)} />
    </div>
  );
}
