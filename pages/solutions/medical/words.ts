import { listedPrice } from '../../../components/sections/listed-price.ts';
import { productLimits } from '../../../config/product-limits.ts';
import type { Role } from './model.ts';

export const depths = [
  { when: '图文', title: '先把照片发来', text: '原图不压缩，医生放大能看清皮损的边缘。' },
  { when: '语音', title: '几句话说清', text: '医生从会话里直接拨出，患者看见的是机构名称，不是医生的手机号。' },
  { when: '视频', title: '要看才拨视频', text: '接通前自检，弱网先保声音。病历就在画面旁边，不用切屏。' },
  { when: '会诊', title: '再请两位专家', text: '专家只拿到几页，散会即收回，意见留在档里。', marked: true },
];

export const mishaps = [
  {
    title: '认错了人',
    text: '母亲替女儿问诊，用的是自己的账号。就诊人与账号分开建档，问诊前核姓名与年龄，不满 6 岁须有监护人在场。',
  },
  {
    title: '听错了剂量',
    text: '“十五”听成“五十”，一次丢包就够。数字由医生点选并写进会话，双方看着同一行字确认。',
  },
  {
    title: '说到一半断了',
    text: '电梯、地库、来电打断。会话保留 10 分钟，回来接着说；超时自动改约。',
  },
] as const;

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
  { title: '先开图文', text: '把会话组件嵌进您的 App，账号由您签发，一周内可用。' },
  { title: '再接视频', text: '加呼叫组件与录制回存，两周。' },
  { title: '最后配会诊', text: '按角色设好谁看哪页，导出访问记录给法务过目。' },
];

export const questions = [
  {
    question: '问诊的内容你们看得到吗？',
    answer: '看不到。传输与存储都加密，不录像的通话可开端到端加密；排障只用质量数据，不看内容。',
  },
  {
    question: '录像存在哪里？',
    answer: '录完即回存到您的对象存储或机房，云端副本按您设的天数删除，有回执。',
  },
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
