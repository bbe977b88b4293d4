import type { NavigationEntry, NavigationGroup, NavigationLink } from '../../../config/calls/navigation.ts';
import { useSite } from '../../site-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SharedIcon } from '../../ui/shared-icon.tsx';
import { panelColumns } from './columns.ts';
import { MenuLink } from './menu-link.tsx';
import { PanelAside } from './panel-aside.tsx';
import styles from './panel.module.css';
import { words } from './words.ts';

/** How much of its links a group shows: names, with a line below each, and with an icon. */
type Detail = 'names' | 'lines' | 'icons';

function Item({ link: { name, url, tag, desc, icon }, detail }: { link: NavigationLink; detail: Detail }) {
  const title = (
    <>
      {name} {tag ? <Badge tag={tag} /> : null}
    </>
  );
  return (
    <li>
      <MenuLink href={url} zone="header" className={styles.item}>
        {icon && detail === 'icons' ? <SharedIcon name={icon} size={18} className={styles.icon} /> : null}
        {detail === 'names' ? (
          title
        ) : (
          <span className={styles.text}>
            <span className={styles.name}>{title}</span> {desc ? <span className={styles.desc}>{desc}</span> : null}
          </span>
        )}
      </MenuLink>
    </li>
  );
}

function Group({ group: { caption, children }, detail }: { group: NavigationGroup; detail: Detail }) {
  return (
    <div className={classes(styles.group, detail === 'names' && styles.names)}>
      {caption ? <p className={styles.caption}>{caption}</p> : null}
      <ul className={styles.items}>
        {children.map((link) => (
          <Item key={link.url + link.name} link={link} detail={detail} />
        ))}
      </ul>
    </div>
  );
}

/**
 * The panel of a menu entry. With several groups it is as wide as the page's column, with the lead group across it and a
 * feature at its side; with one, as wide as its links.
 */
export function Panel({ entry, groups }: { entry: NavigationEntry; groups: readonly NavigationGroup[] }) {
  const { edition } = useSite();
  const wide = groups.length > 1;
  const lead = wide ? groups.filter((group) => group.lead) : [];
  const rest = groups.filter((group) => !lead.includes(group));
  const columns = panelColumns(rest);
  const few = columns.length <= 3;
  // Beside a lead group the others are lists of names: thirty lines of text would hide what matters.
  const detail = lead.length > 0 ? 'names' : few ? 'icons' : 'lines';
  const linked = groups.some((group) => group.children.some((link) => link.url === entry.url));
  return (
    <div className={classes(styles.panel, wide ? styles.wide : styles.narrow, wide && few && styles.few)} data-panel="">
      <div className={styles.groups}>
        {lead.map((group, index) => (
          <div key={index} className={styles.lead}>
            <Group group={group} detail="icons" />
          </div>
        ))}
        <div className={styles.columns}>
          {columns.map((column, index) => (
            <div key={index} className={classes(column.wide && styles.twofold)}>
              {column.groups.map((group, position) => (
                <Group key={position} group={group} detail={detail} />
              ))}
            </div>
          ))}
        </div>
        {entry.url && !linked ? (
          <p className={styles.foot}>
            <MenuLink href={entry.url} zone="header" className={styles.overview}>
              {words[edition].overview({ name: entry.name })}
              <Icon name="arrow-right" size={16} />
            </MenuLink>
          </p>
        ) : null}
      </div>
      {wide ? <PanelAside feature={entry.feature} beside={few} /> : null}
    </div>
  );
}
