import { useId } from 'react';
import type { BlogBlock } from '../../config/calls/blog.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './friendly-links.module.css';

/** Places to go on to, chosen by the editors. A block without an address has nowhere to lead and is left out. */
export function FriendlyLinks({ links }: { links: readonly BlogBlock[] }) {
  const heading = useId();
  const leading = links.flatMap(({ id, title, desc, link }) => (link ? [{ id, title, desc, link }] : []));
  if (leading.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        友情链接
      </h2>
      <ul>
        {leading.map(({ id, title, desc, link }) => (
          <li key={id}>
            <Link href={link} className={styles.link}>
              <span className={styles.title}>
                {title}
                <Icon name={/^https?:/.test(link) ? 'arrow-up-right' : 'arrow-right'} size={16} />
              </span>{' '}
              {desc ? <span className={styles.desc}>{desc}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
