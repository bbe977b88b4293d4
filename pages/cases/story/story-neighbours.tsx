import { Link } from '../../../components/ui/link.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import styles from './story-neighbours.module.css';
import { Wordmark } from '../../../components/ui/wordmark.tsx';

type Neighbour = { id: string; title: string; customer: string };

/** The cases next to this one in time, the older one first. */
export function StoryNeighbours({ prev, next }: { prev: Neighbour | null; next: Neighbour | null }) {
  if (!prev && !next) return null;
  return (
    <nav aria-label="前后案例" className={styles.neighbours}>
      {prev ? <Way {...prev} rel="prev" where="上一个" /> : <span />}
      {next ? <Way {...next} rel="next" where="下一个" /> : null}
    </nav>
  );
}

function Way({ id, title, customer, rel, where }: Neighbour & { rel: 'prev' | 'next'; where: string }) {
  return (
    <Link href={caseAddress(id)} rel={rel} className={styles[rel]}>
      <span className={styles.where}>{where}</span>
      <Wordmark name={customer} />
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
