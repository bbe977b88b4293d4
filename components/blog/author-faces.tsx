import { useId } from 'react';
import { Portrait } from '../case/portrait.tsx';
import { Link } from '../ui/link.tsx';
import { authorAddress } from './addresses.ts';
import type { Author } from '../../config/authors.ts';
import styles from './author-faces.module.css';

/** All who write for the blog, as portraits with their names. */
export function AuthorFaces({ authors }: { authors: readonly Author[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        <Link href={authorAddress()}>作者</Link>
      </h2>
      <ul className={styles.authors}>
        {authors.map(({ id, name }) => (
          <li key={id}>
            <Link href={authorAddress(id)} className={styles.author}>
              <span className={styles.portrait}>
                <Portrait seed={name} />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
