import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';

export const columns: readonly ComparisonColumn[] = [
  { name: '单聊', note: '客服、交友、买卖双方' },
  { name: '讨论组', note: '临时拉起，不必审批' },
  { name: '普通群', note: '班级、门店、项目组', marked: true },
  { name: '超级群', note: '粉丝群、大区频道' },
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
