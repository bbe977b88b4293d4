import type { NavigationGroup } from '../../../config/calls/navigation.ts';

/** A column of a menu panel: groups that stand below each other. A wide one sets its links in two. */
export type PanelColumn = { wide: boolean; groups: NavigationGroup[] };

/** Rows a column may have, captions counted, before the next group starts another. */
const TALL = 13;
/** Links from which a group takes two columns. */
const MANY = 9;

const rowsOf = (group: NavigationGroup) => group.children.length + (group.caption ? 1 : 0);

/** Lays groups out in columns of about the same height, in their order. */
export function panelColumns(groups: readonly NavigationGroup[]): PanelColumn[] {
  const columns: PanelColumn[] = [];
  let left = 0;
  for (const group of groups) {
    const wide = group.children.length >= MANY;
    const last = columns.at(-1);
    if (!wide && last && !last.wide && rowsOf(group) <= left) {
      last.groups.push(group);
      left -= rowsOf(group);
    } else {
      columns.push({ wide, groups: [group] });
      left = TALL - rowsOf(group);
    }
  }
  return columns;
}
