import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';

export const roles: readonly ComparisonColumn[] = [
  { name: '主讲', note: '老师、主刀医生、评审组长', marked: true },
  { name: '协作', note: '上台的学生、会诊专家' },
  { name: '只读', note: '旁听、观摩、家长' },
];

export const rights: readonly ComparisonRow[] = [
  { name: '书写与擦除', cells: [true, '只擦自己的', false] },
  { name: '撤销', note: '按人记录，不会撤掉别人的', cells: ['自己的，或整页回退', '自己的', false] },
  { name: '翻页与播放动画', cells: ['全员跟随', '只翻自己的', '可选自由翻看'] },
  { name: '给权与收权', cells: ['任何人，可定分钟数', false, '可举手申请'] },
  { name: '上传课件', cells: [true, '由主讲放行', false] },
  { name: '导出与下载', cells: ['PDF、图片、事件', '当前页图片', '由主讲放行'] },
  { name: '光标与姓名', cells: ['全员可见', '全员可见', '不显示，计入人数'] },
];
