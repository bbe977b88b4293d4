import type { NavigationEntry, NavigationGroup, NavigationLink } from '../../../config/calls/navigation.ts';
import { useSite } from '../../site-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SharedIcon } from '../../ui/icon-sheet.tsx';
import { Link } from '../../ui/link.tsx';
import { panelColumns } from './columns.ts';
import styles from './panel.module.css';
import { words } from './words.ts';

function Item({ name, url, tag, desc, icon }: NavigationLink) {
  return (
    <li>
      <Link href={url} className={styles.item} data-event-id="menu" data-event-zone="header">
        {icon ? <SharedIcon name={icon} size={18} className={styles.icon} /> : null}
        <span className={styles.text}>
          <span className={styles.name}>
            {name} {tag ? <Badge tag={tag} /> : null}
          </span>
          {desc ? <span className={styles.desc}>{desc}</span> : null}
        </span>
      </Link>
    </li>
  );
}

function Group({ caption, children }: NavigationGroup) {
  return (
    <div className={styles.group}>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <ul className={styles.items}>
        {children.map((link) => (
          <Item key={link.url + link.name} {...link} />
        ))}
      </ul>
    </div>
  );
}

/** What opens below a menu entry: as wide as the page's column with several groups, as wide as its links with one. */
export function Panel({ entry, groups }: { entry: NavigationEntry; groups: readonly NavigationGroup[] }) {
  const { edition } = useSite();
  const wide = groups.length > 1;
  const linked = groups.some((group) => group.children.some((link) => link.url === entry.url));
  return (
    <div className={classes(styles.panel, wide ? styles.wide : styles.narrow)} data-panel="">
      <div className={styles.columns}>
        {panelColumns(groups).map((column, index) => (
          <div key={index} className={classes(styles.column, column.wide && styles.twofold)}>
            {column.groups.map((group, position) => (
              <Group key={position} {...group} />
            ))}
          </div>
        ))}
      </div>
      {entry.url && !linked ? (
        <p className={styles.foot}>
          <Link href={entry.url} className={styles.overview}>
            {words[edition].overview(entry.name)}
            <Icon name="arrow-right" size={16} />
          </Link>
        </p>
      ) : null}
    </div>
  );
}
