import type { NavigationEntry } from '../../../config/calls/navigation.ts';
import { useSite } from '../../site-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SharedIcon } from '../../ui/shared-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './nav.module.css';
import { Panel } from './panel.tsx';
import { FirstQuestion } from './panel-aside.tsx';
import { words } from './words.ts';

type NavProps = {
  navigation: readonly NavigationEntry[];
  /** Index of the entry the page belongs to, -1 for none. */
  active: number;
  /** Links pinned to the foot of the menu on narrow windows. */
  shortcuts: readonly Shortcut[];
};

export type Shortcut = { name: string; href: string; icon: IconName };

type EntryProps = { entry: NavigationEntry; current: boolean };

function Entry({ entry, current }: EntryProps) {
  const groups = (entry.children ?? []).filter((group) => group.children.length > 0);
  const here = current ? { 'aria-current': 'true' as const } : {};
  const text = (
    <>
      <span className={styles.name}>{entry.name}</span> {entry.tag ? <Badge tag={entry.tag} /> : null}
    </>
  );
  if (groups.length === 0) {
    return (
      <li className={styles.entry}>
        <MenuLink href={entry.url} zone="header" className={styles.top} {...here}>
          {text}
        </MenuLink>
      </li>
    );
  }
  return (
    <li className={styles.entry}>
      <details name="menu" className={classes(styles.menu, groups.length === 1 && styles.anchor)} data-menu="">
        <summary className={styles.top} {...here}>
          {text}
          <Icon name="chevron-down" size={14} className={styles.chevron} />
        </summary>
        <Panel entry={entry} groups={groups} />
      </details>
    </li>
  );
}

/**
 * The menus: a bar where there is room, a popover behind one button where there is not. Each menu is a native disclosure, so
 * Enter, Space and a click open it without a script; `runtime/widgets/menus.ts` adds hover, Escape and clicks elsewhere.
 */
export function Nav({ navigation, active, shortcuts }: NavProps) {
  const { edition } = useSite();
  if (navigation.length === 0) return null;
  const text = words[edition];
  return (
    <>
      <button type="button" className={styles.burger} popoverTarget="menu" aria-label={text.menu}>
        <Icon name="menu" size={24} className={styles.open} />
        <Icon name="x" size={24} className={styles.close} />
      </button>
      <nav id="menu" popover="auto" className={styles.nav} aria-label={text.navigation}>
        <ul className={styles.entries}>
          {navigation.map((entry, index) => (
            <Entry key={index} entry={entry} current={index === active} />
          ))}
        </ul>
        <div className={styles.foot}>
          <FirstQuestion />
          <ul className={styles.shortcuts}>
            {shortcuts.map(({ name, href, icon }) => (
              <li key={href}>
                <MenuLink href={href} zone="menu">
                  <SharedIcon name={icon} size={20} />
                  {name}
                </MenuLink>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </>
  );
}
