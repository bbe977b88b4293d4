import { Facts } from '../../../components/sections/facts.tsx';
import { Link } from '../../../components/ui/link.tsx';
import type { DocumentGroup } from '../../../config/calls/page-data.ts';
import styles from './app.module.css';

/** What to read while building: groups of documents as the page data has them. */
export function Documents({ groups }: { groups: readonly DocumentGroup[] }) {
  return (
    <Facts
      columns={groups.length > 3 ? 4 : 3}
      mark={groups.length > 1 ? 'rule' : 'ledger'}
      facts={groups.map(({ title, children }) => ({
        title,
        text: (
          <ul>
            {children.map(({ link, title: name, desc }) => (
              <li key={link}>
                <Link href={link} className={styles.way} event={{ zone: 'documents' }}>
                  {name}
                </Link>
                {desc ? <p className={styles.small}>{desc}</p> : null}
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
