import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import * as words from './words.yaml';

export const columns: readonly ComparisonColumn[] = [
  { name: words.sessions.columns[0].name, note: words.sessions.columns[0].note },
  { name: words.sessions.columns[1].name, note: words.sessions.columns[1].note },
  { name: words.sessions.columns[2].name, note: words.sessions.columns[2].note, marked: true },
  { name: words.sessions.columns[3].name, note: words.sessions.columns[3].note },
];

export const rows: readonly ComparisonRow[] = [
  { name: '人数上限', cells: ['2 人', '200 人', '3,000 人', '10 万人'] },
  {
    name: '投递方式',
    cells: ['写扩散，双方各一份', '写扩散，每人一份', '2,000 人内写扩散，超出读扩散', '读扩散，打开时拉取'],
  },
  { name: '发送频率上限', cells: ['每人每秒 20 条', '每组每秒 50 条', '每群每秒 100 条', '每群每秒 200 条'] },
  { name: '已读', cells: ['逐条显示', '人数与名单', '人数与名单', '只看 @ 到的人'] },
  { name: '管理员、入群审批与禁言', cells: [false, false, true, true] },
];
