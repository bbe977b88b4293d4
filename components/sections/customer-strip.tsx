import { Link } from '../ui/link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import styles from './customer-strip.module.css';

type CustomerStripProps = {
  /** In a few words: who they are and what they do with it. */
  lead: string;
  /** Five to eight; those with a story lead to it. */
  customers: readonly { name: string; href?: string | undefined }[];
};

/** Names of customers in one line, for the foot of an opening or a narrow section. */
export function CustomerStrip({ lead, customers }: CustomerStripProps) {
  return (
    <div className={styles.strip}>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.names}>
        {customers.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <Link href={href} className={styles.link}>
                <Wordmark name={name} />
              </Link>
            ) : (
              <Wordmark name={name} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
