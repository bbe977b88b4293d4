import { roles, sheets } from './words.yaml';

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
  ({ full: sheet.text, masked: sheet.masked ?? '', closed: '内容不下发' })[viewOf(role, sheet)];

export function statusOf(role: Role): string {
  const views = sheets.map((sheet) => viewOf(role, sheet));
  const count = (wanted: View) => views.filter((view) => view === wanted).length;
  const { name } = roles.find(({ id }) => id === role)!;
  return `${name}打开病历：可看 ${count('full')} 页，脱敏 ${count('masked')} 页，不下发 ${count('closed')} 页；访问已记录`;
}
