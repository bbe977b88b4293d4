import { sourceOf } from '../../config/works/cat-source.ts';
import type { Cat } from '../../config/works/cats.ts';
import { Figure } from '../ui/figure.tsx';
import styles from './cat-source.module.css';

/** The source of a cat, as it was handed in. */
export function CatSource({ cat }: { cat: Cat }) {
  return (
    <Figure label={`${cat.name}的源代码`} className={styles.source}>
      <pre className={cat.group === 'chars' ? undefined : styles.wrapped}>{sourceOf(cat)}</pre>
    </Figure>
  );
}
