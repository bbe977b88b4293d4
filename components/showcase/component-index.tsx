import { Link } from '../ui/link.tsx';
import styles from './component-index.module.css';
import type { Showcase } from './showcase.ts';

export type ComponentIndexProps = {
  /** The group of the components: `博客组件`. */
  title: string;
  /** All of them, each with its page. */
  components: readonly (Pick<Showcase, 'component' | 'title'> & { address: string })[];
  /** Address of the one that is shown. */
  current: string;
};

/** A list of components, the one shown marked. */
export function ComponentIndex({ title, components, current }: ComponentIndexProps) {
  return (
    <nav aria-label={title}>
      <p className={styles.heading}>{title}</p>
      <ul className={styles.list}>
        {components.map(({ address, component, title: name }) => (
          <li key={address}>
            <Link href={address} aria-current={address === current ? 'page' : undefined} className={styles.link}>
              {name} <span className={styles.name}>{component}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
