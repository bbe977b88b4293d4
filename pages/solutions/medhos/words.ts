import type { DiagramEdge, DiagramNode } from '../../../components/sections/diagram.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';

export const presses = [
  ['write', '开方', 'file-text'],
  ['sign', '签名', 'pen-line'],
  ['pass', '药师通过', 'check'],
  ['refuse', '药师退回', 'undo-2'],
  ['pay', '缴费', 'wallet'],
  ['deliver', '签收', 'truck'],
] as const;

export const visit = [
  {
    name: '候诊',
    cues: [
      { when: '−10:00', what: '短信：您前面还有 2 人', who: '云桥' },
      { when: '−07:00', what: '没读的，改打语音提醒', note: '接通率由 68% 升到 94%', who: '云桥' },
      { when: '−01:00', what: '自检不通过就转语音问诊', who: '患者手机' },
    ],
  },
  {
    name: '问诊',
    cues: [
      { when: '00:00', what: '医生在工作站点绿色按钮，患者手机响铃', who: '医生', marked: true },
      { when: '00:20', what: '核对姓名与医保卡，双向录制开始', note: '双方都看到“录制中”', who: '云桥' },
      { when: '05:40', what: '问诊结束，医生在原系统里开方', who: '医生' },
    ],
  },
  {
    name: '取药',
    cues: [
      { when: '06:21', what: '签名，药师端响铃', who: '医生' },
      { when: '08:05', what: '审核通过，处方生效，患者缴费', who: '药师' },
      { when: '之后', what: '24 小时内可经专线号回拨，到期收回', note: '医生与患者互不见号码', who: '云桥' },
    ],
  },
];

const box = (x: number, y: number, width = 190, height = 92) => ({ x, y, width, height });
export const nodes: readonly DiagramNode[] = [
  { id: 'patient', ...box(0, 30), title: '患者小程序', lines: ['不装新软件'], icon: 'smartphone' },
  { id: 'courier', ...box(0, 220), title: '药房与配送', lines: ['药师端离线可读'], icon: 'truck' },
  {
    id: 'cloud',
    ...box(270, 90, 240, 160),
    title: '云桥',
    lines: ['呼叫、响铃、候诊消息', '音视频与录制', '不存病历与处方'],
    tone: 'ours',
    icon: 'cloud',
  },
  { id: 'gate', ...box(590, 110, 140, 120), title: '前置机', lines: ['医院机房', '国密，单向'], tone: 'core' },
  { id: 'his', ...box(810, 0), title: '院内系统', lines: ['号源、处方'], icon: 'hospital' },
  { id: 'desk', ...box(810, 124), title: '医生工作站', lines: ['多一个按钮'], icon: 'monitor' },
  { id: 'store', ...box(810, 248), title: '归档存储', lines: ['录像、对话'], icon: 'archive' },
];
export const edges: readonly DiagramEdge[] = [
  { from: 'patient', to: 'cloud' },
  { from: 'courier', to: 'cloud' },
  { from: 'cloud', to: 'gate' },
  { from: 'gate', to: 'his' },
  { from: 'gate', to: 'desk' },
  { from: 'gate', to: 'store' },
];

export const duties = [
  {
    title: '我们做',
    mark: 'done' as const,
    items: [
      { text: '小程序与工作站里的通话组件' },
      { text: '候诊短信、语音提醒、专线号' },
      { text: '录像当日回存，附校验值', note: '重传仍失败，电话叫值班' },
      { text: '前置机的安装包与接口联调' },
    ],
  },
  {
    title: '医院做',
    mark: 'open' as const,
    items: [
      { text: '互联网医院执业登记与监管平台接入' },
      { text: '医生的电子签名证书' },
      { text: '号源、处方、缴费三个接口', note: '评估半天' },
      { text: '三级等保测评', note: '通信部分的材料由我们提供' },
    ],
  },
  {
    title: '谁都不能做',
    mark: 'never' as const,
    items: [
      { text: '对首诊患者开方' },
      { text: '开麻醉与精神药品处方' },
      { text: '由软件代替医生开方', note: '《互联网医院管理办法（试行）》与监管细则' },
    ],
  },
];

export const limits = [
  { value: '3', unit: '周', name: '首个科室开诊', condition: '院内接口已就绪，一名接口工程师' },
  { value: '3', unit: '天', name: '处方有效期上限', condition: '《处方管理办法》，默认当日' },
  { value: '10', unit: '分钟', name: '无人审方即升级', condition: '可按科室改' },
  { value: '0.7', unit: '%', name: '通话中断率', condition: '澜西三院，九个科室，半年' },
];

export const cases = [
  {
    when: '没有实体医院的健康平台',
    why: '不能开方，图文与视频咨询够用。',
    instead: { href: '/medical', name: '互联网医疗' },
  },
  {
    when: '几家医院之间会诊、转诊',
    why: '那里传的是影像，审方不在流程里。',
    instead: { href: '/medarea', name: '区域医联体' },
  },
  { when: '想要一套现成的院内系统', why: '我们不做号源与处方。' },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: 104_000, record: 52_000 },
  usage: '每月 8,700 次复诊，两人各 6 分钟，双向录制；短信与专线号另计',
});

export const steps = [
  { title: '第一周', text: '装前置机，联调号源，小程序里能约。' },
  { title: '第二周', text: '工作站嵌入通话，录像回存跑通。' },
  { title: '第三周', text: '一个科室开诊，我们同坐诊室两天。' },
];

export const questions = [
  {
    question: '院内系统是老版本，没有接口怎么办？',
    answer: '前置机可以读只读视图、写中间表，改动由厂商审过再上。',
  },
  {
    question: '医院网络断了，正在看的病怎么办？',
    answer: '通话走云端，不断；处方写不进去，医生先记在会话里，恢复后由本人补开。',
  },
  { question: '老人不会用小程序？', answer: '拨医院电话也能转入；子女可以陪诊。' },
  { question: '药房在地下没有信号？', answer: '审方消息离线可读，有网时补齐；签名须在线。' },
];

export const neighbours = [
  { href: '/connection', name: '专线电话', text: '回访用的中间号。' },
  { href: '/sms', name: '短信', text: '候诊与取药通知，模板两小时内审完。' },
  { href: '/medical', name: '互联网医疗', text: '平台做问诊、不开方的，看这一页。' },
];
