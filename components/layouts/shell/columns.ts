import type { NavigationGroup } from '../../../config/calls/navigation.ts';

/** A column of a menu panel: groups below each other. A wide one has two columns of links. */
export type PanelColumn = { wide: boolean; groups: NavigationGroup[] };

/** Columns that fit beside each other at 1024 px. */
const COLUMNS = 5;
/** Links from which a group takes two columns. */
const MANY = 9;

const isWide = (group: NavigationGroup) => group.children.length >= MANY;
const rowsOf = (group: NavigationGroup, wide = isWide(group)) =>
  Math.ceil(group.children.length / (wide ? 2 : 1)) + (group.caption ? 1 : 0);
const widthOf = (columns: readonly PanelColumn[]) =>
  columns.reduce((width, column) => width + (column.wide ? 2 : 1), 0);

/** Fills columns of at most `tall` rows, in the order of the groups. */
function fill({ groups, tall }: { groups: readonly NavigationGroup[]; tall: number }): PanelColumn[] {
  const columns: PanelColumn[] = [];
  let left = 0;
  for (const group of groups) {
    const last = columns.at(-1);
    const rows = rowsOf(group, last?.wide);
    if (last && !isWide(group) && rows <= left) {
      last.groups.push(group);
      left -= rows;
    } else {
      columns.push({ wide: isWide(group), groups: [group] });
      left = tall - rowsOf(group);
    }
  }
  return columns;
}

/** Lays groups out in columns, in their order: as low a panel as its width allows. */
export function panelColumns(groups: readonly NavigationGroup[]): PanelColumn[] {
  const least = Math.max(0, ...groups.map((group) => rowsOf(group)));
  const most = groups.reduce((rows, group) => rows + rowsOf(group), 0);
  for (let tall = least; tall < most; tall += 1) {
    const columns = fill({ groups, tall });
    if (widthOf(columns) <= COLUMNS) return columns;
  }
  return fill({ groups, tall: most });
}
