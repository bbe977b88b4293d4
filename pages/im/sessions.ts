import type { ComparisonColumn, ComparisonRow } from '../../components/sections/comparison-table.tsx';

export const columns: readonly ComparisonColumn[] = [
  { name: '单聊', note: '客服、交友、买卖双方' },
  { name: '讨论组', note: '临时拉起，不必审批' },
  { name: '普通群', note: '班级、门店、项目组', marked: true },
  { name: '超级群', note: '粉丝群、大区频道' },
];

export const rows: readonly ComparisonRow[] = [
  { name: '人数上限', cells: ['2 人', '200 人', '3,000 人', '10 万人起'] },
  { name: '一条消息怎样到各人', cells: ['写进双方收件箱', '写进每人收件箱', '2,000 人内同左，再多记群头', '只记群头，打开再读'] },
  { name: '发送频率上限', cells: ['每人每秒 20 条', '每组每秒 50 条', '每群每秒 100 条', '每群每秒 200 条'] },
  { name: '已读', cells: ['逐条显示', '人数与名单', '人数与名单', '只看 @ 到的人'] },
  { name: '离线推送', cells: ['合并后推', '合并后推', '合并后推', '只推 @ 与特别关注'] },
  { name: '新成员看得到以前的吗', cells: ['不涉及', '看不到', '由群主定', '看得到'] },
  { name: '群主与管理员', cells: [false, false, true, true] },
  { name: '入群审批与邀请链接', cells: [false, false, true, true] },
  { name: '整群禁言与慢速模式', cells: [false, false, true, true] },
];
