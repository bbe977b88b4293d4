import { listedPrice } from '../../../components/sections/listed-price.ts';
import type { LanesProps } from '../../../components/sections/lanes.tsx';
import { productLimits } from '../../../config/product-limits.ts';
import type { Role } from './model.ts';

/** The evening of file 0419 in minutes from 19:30: which ways of talking were open, and what could have gone wrong on each. */
export const evening: LanesProps = {
  title:
    '病历 0419 的一个晚上：图文从 19:33 一直开着，19:45 加语音，19:52 加视频，20:03 加会诊，20:15 散会后只剩图文；每一级各防一种失误',
  end: 65,
  moments: [
    { at: 3, when: '19:33', name: '接诊', short: '图文', text: '照片不压缩' },
    { at: 15, when: '19:45', name: '拨语音', short: '语音', text: '只显示机构' },
    { at: 22, when: '19:52', name: '转视频', short: '视频', text: '病历在旁' },
    { at: 33, when: '20:03', name: '会诊', short: '会诊', text: '再请两位专家' },
    { at: 45, when: '20:15', name: '散会', short: '散会', text: '只剩图文' },
  ],
  lanes: [
    {
      name: '图文',
      spans: [{ from: 3, to: 65, name: '照片 3 张，往来 26 条' }],
      event: { at: 3, text: '认错人：就诊人与账号分开建档，核姓名年龄；不满 6 岁须有监护人在场' },
    },
    {
      name: '语音',
      spans: [{ from: 15, to: 22, name: '几句话说清' }],
      event: { at: 15, text: '听错剂量：“十五”听成“五十”；数字由医生点选，双方看着同一行字确认' },
    },
    {
      name: '视频',
      spans: [
        { from: 22, to: 25.6, name: '3:36' },
        { from: 26.6, to: 30.7, name: '4:04' },
      ],
      event: { at: 25.6, text: '说到一半断了：进电梯一分钟，回来接着说；会话保留 10 分钟，超时改约' },
    },
    {
      name: '会诊',
      spans: [{ from: 33, to: 45, name: '专家只拿到几页' }],
      event: { at: 45, text: '散会即收回，意见留在档里' },
    },
  ],
};

export const rules = [
  {
    title: '首诊不在线上',
    text: '问诊前要求上传已有诊断的病历，由医生判断是否属于复诊，不符合就退号并写明原因。《互联网诊疗管理办法（试行）》，2018 年。',
  },
  { title: '医生是本人', text: '接诊前人脸核验，执业证与排班对得上才响铃；同一份监管细则不许他人或软件冒用。' },
  { title: '全程可追溯', text: '文字、语音、录像、调阅记录带同一个问诊编号，监管平台要哪一次，按编号取。' },
  { title: '系统三级等保', text: '通信部分的材料与渗透报告由我们提供，测评由您的机构申请。' },
];

/** Who opened which sheets of the file in an evening; `over`: after the experts' talk, when their right has ended. */
type Visit = { at: string; role: Role; why: string; sheets: readonly string[]; over?: true };
export const visits: readonly Visit[] = [
  { at: '19:33', role: 'doctor', why: '接诊', sheets: ['person', 'complaint', 'history', 'chat'] },
  { at: '20:03', role: 'expert', why: '会诊中', sheets: ['person', 'complaint', 'chat', 'opinion'] },
  { at: '20:15', role: 'pharmacist', why: '核对', sheets: ['person', 'history', 'opinion'] },
  { at: '20:18', role: 'expert', why: '已散会', sheets: ['complaint'], over: true },
  { at: '20:24', role: 'desk', why: '查退款', sheets: ['video', 'bill'] },
  { at: '20:30', role: 'patient', why: '看结论', sheets: ['opinion', 'bill'] },
];

export const limits = [
  { value: String(productLimits.netcall.room.metered), unit: '人', name: '一场会诊', condition: '按量付费的频道上限' },
  { value: '50', unit: 'MB', name: '一份影像附件', condition: '超出的走医院的影像系统' },
  { value: '10', unit: '分钟', name: '中断后保留', condition: '回来续接同一次问诊' },
  {
    value: String(productLimits.netcall.recording),
    unit: '天',
    name: '云端录像默认保留',
    condition: '到期前回存您的存储，由您存满法定年限',
  },
];

export const cases = [
  {
    when: '医院要开处方、对接院内系统',
    why: '审方、签名与配送另有一套流程。',
    instead: { href: '/medhos', name: '互联网医院' },
  },
  {
    when: '县、乡、村一起会诊，要传超声',
    why: '专网、影像与转诊是那边的事。',
    instead: { href: '/medarea', name: '区域医联体' },
  },
  { when: '急救指挥', why: '卡顿与断线会误事，请拨 120；这里不接急症。' },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 48_000, record: 24_000 },
  usage: '每月 3,000 次视频问诊，两人各 8 分钟，合成录制',
});

export const steps = [
  { title: '先开图文', text: '把会话组件嵌进您的 App，账号由您签发，一周。' },
  { title: '再接视频', text: '加呼叫组件与录制回存，两周。' },
  { title: '最后配会诊', text: '按角色设好谁看哪页，导出访问记录给法务过目，一周。' },
];

export const questions = [
  {
    question: '问诊的内容你们看得到吗？',
    answer: '看不到。传输与存储都加密，不录像的通话可开端到端加密；排障只用质量数据，不看内容。',
  },
  { question: '录像存在哪里？', answer: '录完即回存到您的对象存储或机房，云端副本按您设的天数删除，有回执。' },
  { question: '小程序和诊室一体机能用吗？', answer: '能，与 App、网页在同一个频道里互通。' },
  {
    question: '患者要求删除病历怎么办？',
    answer: '法定保存期内不能删，可以停止其他用途；到期由您下指令，云端 24 小时内清除。',
  },
];

export const neighbours = [
  { href: '/medhos', name: '互联网医院', text: '有院内系统、要开处方的，看这一页。' },
  { href: '/medarea', name: '区域医联体', text: '县里牵头，乡镇检查、县级诊断。' },
  { href: '/im', name: '即时通讯 IM', text: '图文问诊的底座：会话、推送与审计。' },
];
