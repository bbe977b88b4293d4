import type { DocumentGroup } from '../../../config/calls/page-data.ts';
import { Link } from '../../../components/ui/link.tsx';
import styles from './documents.module.css';

/** What to read while building: groups of documents as the page data has them. */
export function Documents({ groups }: { groups: readonly DocumentGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, children }) => (
        <section key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul>
            {children.map((document) => (
              <li key={document.link}>
                <Link href={document.link} className={styles.link}>
                  <strong>{document.title}</strong>
                  {document.desc ? <span>{document.desc}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
