import { useSite } from '../site-context.ts';
import { Link } from './link.tsx';
import styles from './breadcrumb.module.css';

const label = { zh: '当前位置', en: 'You are here' };

/** The steps from the home page; the last one is the page itself. */
export function Breadcrumb({ steps }: { steps: readonly { name: string; address: string }[] }) {
  const { edition } = useSite();
  return (
    <nav aria-label={label[edition]} className={styles.breadcrumb}>
      <ol className={styles.steps}>
        {steps.map(({ name, address }, index) => (
          <li key={address} className={styles.step}>
            {index < steps.length - 1 ? <Link href={address}>{name}</Link> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
