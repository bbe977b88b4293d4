import type { NavigationEntry, NavigationGroup } from '../../config/calls/navigation.ts';
import { Badge } from '../ui/badge.tsx';
import { ContentIcon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './product-grid.module.css';

/** How many links of a group are told in full; the rest are named. */
const TOLD = 2;

function Card({ caption, children }: NavigationGroup) {
  return (
    <div className={styles.card}>
      {caption ? <h3 className={styles.caption}>{caption}</h3> : null}
      <ul className={styles.told}>
        {children.slice(0, TOLD).map(({ name, url, desc, icon, tag }) => (
          <li key={url}>
            <Link href={url} className={styles.item}>
              <span className={styles.icon}>{icon ? <ContentIcon name={icon} size={22} /> : null}</span>
              <span>
                <span className={styles.name}>
                  {name} {tag ? <Badge tag={tag} /> : null}
                </span>
                {desc ? <span className={styles.desc}>{desc}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {children.length > TOLD ? (
        <ul className={styles.rest}>
          {children.slice(TOLD).map(({ name, url }) => (
            <li key={url}>
              <Link href={url}>{name}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The products as the navigation has them, a card for every group. */
export function ProductGrid({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const groups = navigation.filter((entry) => entry.component === 'product').flatMap((entry) => entry.children ?? []);
  return (
    <div className={styles.grid}>
      {groups
        .filter((group) => group.children.length > 0)
        .map((group, index) => (
          <Card key={index} {...group} />
        ))}
    </div>
  );
}
