import type { NavigationEntry } from '../../../config/calls/navigation.ts';
import { useSite } from '../../site-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './nav.module.css';
import { Panel } from './panel.tsx';
import { words } from './words.ts';

type Props = { navigation: readonly NavigationEntry[]; active: number };

const groupsOf = (entry: NavigationEntry) => (entry.children ?? []).filter((group) => group.children.length > 0);

function Entry({ entry, current }: { entry: NavigationEntry; current: boolean }) {
  const groups = groupsOf(entry);
  const text = (
    <>
      {entry.name} {entry.tag ? <Badge tag={entry.tag} /> : null}
    </>
  );
  const here = current ? { 'aria-current': 'true' as const } : {};
  if (groups.length === 0) {
    return (
      <li className={styles.entry}>
        <Link href={entry.url} className={styles.top} {...here} data-event-id="menu" data-event-zone="header">
          {text}
        </Link>
      </li>
    );
  }
  return (
    <li className={classes(styles.entry, groups.length === 1 && styles.anchor)} data-menu="">
      <button type="button" className={styles.top} {...here}>
        {text}
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </button>
      <Panel entry={entry} groups={groups} />
    </li>
  );
}

/**
 * The menus, once: a bar with panels where there is room, a popover behind one button where there is not. Both work
 * without scripts; `runtime/widgets/menu.ts` adds Escape and `aria-expanded`.
 */
export function Nav({ navigation, active }: Props) {
  const { edition } = useSite();
  if (navigation.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.burger} popoverTarget="menu" aria-label={words[edition].menu}>
        <Icon name="menu" size={24} />
      </button>
      <nav id="menu" popover="auto" className={styles.nav} aria-label={words[edition].navigation}>
        <ul className={styles.entries}>
          {navigation.map((entry, index) => (
            <Entry key={index} entry={entry} current={index === active} />
          ))}
        </ul>
      </nav>
    </>
  );
}
