import type { ReactNode } from 'react';
import type { NavigationEntry } from '../../config/calls/navigation.ts';
import { Badge } from '../ui/badge.tsx';
import { Link } from '../ui/link.tsx';
import { Bento, type BentoCell } from './bento.tsx';
import styles from './product-bento.module.css';

/** A product that is shown with a drawing; its name is that of the navigation. */
type Featured = Pick<BentoCell, 'size' | 'place' | 'ground' | 'text'> & {
  /** End of its address: products of the English edition are on the documentation site. */
  path: string;
  art: ReactNode;
};

type ProductBentoProps = {
  navigation: readonly NavigationEntry[];
  /** In the order of the cards; sizes of a row add up to twelve columns. */
  featured: readonly Featured[];
};

/** The products of the navigation: a few as cards with drawings, the others as links by group. */
export function ProductBento({ navigation, featured }: ProductBentoProps) {
  const groups = navigation.filter((entry) => entry.component === 'product').flatMap((entry) => entry.children ?? []);
  const products = groups.flatMap(({ children }) => children);
  const cells = featured.flatMap(({ path, text, ...cell }) => {
    const link = products.find(({ url }) => url.endsWith(path));
    return link ? [{ ...cell, title: link.name, text: text ?? link.desc ?? undefined, href: link.url }] : [];
  });
  const drawn = new Set(cells.map(({ href }) => href));
  const rest = groups
    .map(({ caption, children }) => ({ caption, links: children.filter(({ url }) => !drawn.has(url)) }))
    .filter(({ links }) => links.length > 0);
  return (
    <>
      <Bento cells={cells} />
      <dl className={styles.rest}>
        {rest.map(({ caption, links }) => (
          <div key={caption}>
            <dt>{caption}</dt>
            <dd>
              <ul>
                {links.map(({ name, url, tag }) => (
                  <li key={url}>
                    <Link href={url}>{name}</Link> {tag ? <Badge tag={tag} /> : null}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
