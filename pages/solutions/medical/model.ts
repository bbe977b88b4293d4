import { access, roles, sheets } from './words.yaml';

export { roles, viewNames, sheets } from './words.yaml';
export type Role = (typeof roles)[number]['id'];

/** `full`: all of it; `masked`: without what names the patient; `closed`: that it exists, and nothing of it. */
export type View = 'full' | 'masked' | 'closed';
type Sheet = { id: string; tab: string; text: string; masked?: string; masks?: readonly Role[]; full: readonly Role[] };

export function viewOf(role: Role, { full, masks = [] }: Sheet): View {
  if (full.includes(role)) return 'full';
  return masks.includes(role) ? 'masked' : 'closed';
}

/** What a role reads on a sheet. */
export const readBy = (role: Role, sheet: Sheet): string =>
  ({ full: sheet.text, masked: sheet.masked ?? '', closed: access.closed })[viewOf(role, sheet)];

export function statusOf(role: Role): string {
  const views = sheets.map((sheet) => viewOf(role, sheet));
  const count = (wanted: View) => views.filter((view) => view === wanted).length;
  const { name } = roles.find(({ id }) => id === role)!;
  return access.status({ name, full: count('full'), masked: count('masked'), closed: count('closed') });
}
