import type { DemoLink } from '../../../config/calls/page-data.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './more-demos.module.css';

/** Demos and sample projects that are a link each. */
export function MoreDemos({ demos }: { demos: readonly DemoLink[] }) {
  return (
    <ul className={styles.demos}>
      {demos.map(({ title, desc, link }) => (
        <li key={link}>
          <Link href={link} className={styles.demo}>
            <span>
              <strong>{title}</strong>
              {desc ? <span className={styles.text}>{desc}</span> : null}
            </span>
            <Icon name="arrow-up-right" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
