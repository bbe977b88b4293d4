import { type BlogComponent, blogComponents } from '../../../config/blog-components.ts';
import { componentAddress } from '../addresses.ts';
import { Link } from '../../ui/link.tsx';
import styles from './component-index.module.css';
import { showcases } from './table.ts';

/** All components of the blog, the one shown marked. */
export function ComponentIndex({ current }: { current: BlogComponent }) {
  return (
    <nav aria-label="博客组件">
      <p className={styles.heading}>博客组件</p>
      <ul className={styles.list}>
        {blogComponents.map((name) => (
          <li key={name}>
            <Link href={componentAddress(name)} aria-current={name === current ? 'page' : undefined} className={styles.link}>
              {showcases[name].title}
              <span className={styles.name}>{showcases[name].component}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
