import { scope, type Traces } from '../try/network.ts';
import styles from './scope.module.css';

type ScopeProps = {
  /** What the traces show, in one sentence. */
  title: string;
  /** The network at first. */
  network: { loss: number; jitter: number };
  traces: Traces;
};

/** What is sent, what arrives and what is heard; a try-out draws it anew as `[data-picture]`. */
export function Scope({ title, network, traces }: ScopeProps) {
  return (
    <svg viewBox="0 0 1200 310" preserveAspectRatio="xMinYMid slice" className={styles.scope} fill="none" role="img">
      <title>{title}</title>
      <g data-picture="" dangerouslySetInnerHTML={{ __html: scope({ ...network, traces }) }} />
    </svg>
  );
}
