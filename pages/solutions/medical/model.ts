/** Who may look into a file. */
export const roles = [
  { id: 'patient', name: '患者本人' },
  { id: 'doctor', name: '接诊医生' },
  { id: 'expert', name: '会诊专家' },
  { id: 'pharmacist', name: '药师' },
  { id: 'desk', name: '客服' },
] as const;
export type Role = (typeof roles)[number]['id'];

/** `full`: all of it; `masked`: without what names the patient; `closed`: that it exists, and nothing of it. */
export type View = 'full' | 'masked' | 'closed';
export const viewNames: Readonly<Record<View, string>> = { full: '可看', masked: '脱敏', closed: '不可看' };

type Sheet = { id: string; tab: string; text: string; masked?: string; masks?: readonly Role[]; full: readonly Role[] };

/** The sheets of a file in the order in which they come about. */
export const sheets: readonly Sheet[] = [
  {
    id: 'person',
    tab: '身份',
    text: '许如意，女，34 岁，138 **** 2207，实名已核',
    masked: '女，34 岁',
    full: ['patient', 'doctor'],
    masks: ['expert', 'pharmacist'],
  },
  {
    id: 'complaint',
    tab: '主诉',
    text: '左前臂红斑 5 天，照片 3 张，外院病历 1 份',
    full: ['patient', 'doctor', 'expert'],
  },
  { id: 'history', tab: '过敏', text: '青霉素过敏；无长期用药', full: ['patient', 'doctor', 'expert', 'pharmacist'] },
  { id: 'chat', tab: '图文', text: '往来 26 条，语音 4 段', full: ['patient', 'doctor'] },
  { id: 'video', tab: '视频', text: '7 分 40 秒，双向录像', full: ['patient', 'doctor'] },
  {
    id: 'opinion',
    tab: '会诊',
    text: '接触性皮炎，停用新手链，外用 7 日后复查',
    full: ['patient', 'doctor', 'expert', 'pharmacist'],
  },
  {
    id: 'bill',
    tab: '账单',
    text: '问诊费 1 笔，已付',
    masked: '订单号尾号 0419，已付',
    full: ['patient'],
    masks: ['desk'],
  },
];

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
