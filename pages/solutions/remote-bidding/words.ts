import { privateCloud } from '../../../config/private-cloud.ts';
import { grouped, roundYuan, yuan } from '../../../config/rules/price.ts';

/** Ways into a closed room, or out of it: what passes, as what, and what the wall stops. */
export const ports = [
  { name: '门', out: false, from: '专家本人', to: '人脸与证件一致，终端才开', stop: '手机、同伴' },
  { name: '网口', out: false, from: '政务外网', to: '标书与打分表', stop: '互联网、别的程序' },
  { name: '话筒与镜头', out: true, from: '原声、面孔', to: '变声与剪影', stop: '姓名、单位、城市' },
  { name: '录像与打分', out: true, from: '每 10 秒一段', to: '写进摘要链', stop: '事后改、删' },
];

export const hall = [
  {
    name: '评审前',
    cues: [
      { when: '8:10', what: '随机抽取五地专家', note: '抽取系统只通知场所，不通知项目', who: '交易平台' },
      { when: '8:40', what: '核身，收手机，封门', note: '人脸与证件一致才开启终端', who: '场所见证员' },
    ],
  },
  {
    name: '评审中',
    cues: [
      { when: '9:00', what: '开封，各自独立评分', note: '这一段彼此不通话', who: '五位专家' },
      { when: '10:30', what: '集中讨论偏差项', note: '变声通话，共看一页标书', who: '五位专家' },
      { when: '10:52', what: '沙溪断网，评审暂停', note: '断点续评，不重抽', who: '监督员', marked: true },
      { when: '11:20', what: '澄清答疑', note: '投标人书面作答，不进语音', who: '代理机构' },
    ],
  },
  {
    name: '评审后',
    cues: [{ when: '12:05', what: '五地电子签名，汇总得分', note: '随后最后一个摘要双签，存档案馆', who: '五位专家' }],
  },
];

/** Pictures of a room, and Mbps: of a picture when it is opened and when it is not, of the narrowest site, of the wall. */
export const cameras = ['正面', '侧面', '桌面', '屏幕', '走廊'];
export const rates = { large: 4, small: 0.3, site: 8, wall: 20 };

const { licence, machine, upkeep } = privateCloud;
const power = (machines: number) => machines * machine.power * 12;
const firstYear = (machines: number) => licence.fen + machines * machine.fen + power(machines);

export const sizes = [
  {
    when: '一个县',
    title: '2 间室，3 台',
    text: `录像存三副本，两间室也要三台，首年 ${roundYuan(firstYear(3))}。省内已有中心的，可直接接入。`,
  },
  {
    when: '一个市',
    title: '20 间室，3 台',
    text: '市县联网，场所走政务外网，逐条专线测满三天再验收。见账单。',
    marked: true,
  },
  {
    when: '两省互评',
    title: '40 间室，6 台',
    text: `只互通评审室，专家库与平台各归各省，录像两边各存；两省合计首年 ${roundYuan(firstYear(3) * 2)}。`,
  },
];

/** The first year of a city with twenty rooms on three machines; experts and staff are within the licence. */
export const bill = {
  title: '一个市，20 间室，首年',
  rows: [
    { name: '授权', how: `${grouped(licence.people)} 名专家与工作人员以内`, amount: yuan(licence.fen) },
    { name: '服务器', how: `3 台 × ${roundYuan(machine.fen)}`, amount: yuan(3 * machine.fen) },
    { name: '电费', how: `3 台 × ${roundYuan(machine.power)} × 12 个月`, amount: yuan(power(3)) },
  ],
  total: { name: '首年合计', amount: yuan(firstYear(3)) },
  note: `次年起每年 ${roundYuan((licence.fen * upkeep) / 100 + power(3))}：授权的 ${upkeep}% 加电费。终端、摄像机与门禁由场所自备。`,
};

/** The doors of an evaluation in minutes after the sealing at 8:40: when each was opened, how long, and for what. */
export const sealed = { from: 8 * 60 + 40, minutes: 205 };
export const doors = [
  { room: '甲 岚洲', opened: [{ from: 66, minutes: 4, why: '去洗手间，见证员随行' }] },
  {
    room: '乙 浔江',
    opened: [
      { from: 34, minutes: 3, why: '换电池' },
      { from: 148, minutes: 4, why: '去洗手间，见证员随行' },
    ],
  },
  { room: '丙 桐岭', opened: [] },
  { room: '丁 沙溪', opened: [{ from: 135, minutes: 8, why: '断网，工程师进，两人看着' }] },
  { room: '戊 云和', opened: [{ from: 92, minutes: 3, why: '送水，放在门口' }] },
];
const all = doors.flatMap(({ opened }) => opened);
export const openings = all.length;
export const openMinutes = all.reduce((sum, { minutes }) => sum + minutes, 0);
export const mornings = `岚洲市 14 个县区联网两年，评了 1,870 场，专家差旅省下 2,300 万元。图中一场是示例：三个多小时里开过 ${openings} 次门，共 ${openMinutes} 分钟，谁为什么进出都由两人签字。`;

export const limits = [
  { value: '99.97', unit: '%', name: '五地评标的音频可用率', condition: '岚洲市，单场统计' },
  { value: '8', unit: 'Mbps', name: '最窄一处场所的带宽', condition: '同时上行 5 路' },
  { value: '25', unit: '路', name: '一个监督席同看', condition: '五室，各五个机位' },
  { value: '10', unit: '秒', name: '录像一段的长度', condition: '段末计算摘要' },
];

export const cases = [
  {
    when: '专家只是开会讨论，不必匿名',
    why: '会议有举手、纪要和日程，人人露面。',
    instead: { href: '/meeting', name: '视频会议' },
  },
  {
    when: '图纸要几个人一起批注',
    why: '批注会留下笔迹，评标里默认关闭；评审后的交底可以用。',
    instead: { href: '/whiteboard', name: '互动白板' },
  },
  { when: '项目涉密', why: '涉密项目不能联网评审，请在一处线下进行。' },
];

export const steps = [
  { title: '量场所', text: '带宽、隔音、门禁与摄像头位，一处半天；两周出清单与报价。' },
  { title: '接平台', text: '抽取结果、标书与得分三组接口，两周联调。' },
  { title: '评一次旧标', text: '拿已结束的项目走一遍，监督与纪检到场，连同验收两周。' },
];

export const questions = [
  { question: '变声会不会影响理解？', answer: '开场前可换一组参数；数字与单位另以文字同步显示。' },
  { question: '监督员能插话吗？', answer: '能，插话对五室同时广播并记录，不能只对一位专家说。' },
  { question: '断网的那一室怎么办？', answer: '全场暂停计时。三十分钟内恢复就继续，超过的按规程封存，择时续评。' },
  {
    question: '符合哪些规定？',
    answer:
      '上面两条之外，《招标投标法》第三十八条要求保密评标；细节按各省远程异地评标规程配置，差异列表交监督部门确认。',
  },
];

export const neighbours = [
  { href: '/private-cloud', name: '私有化部署', text: '整套装进政务机房，离线升级。' },
  { href: '/compass', name: '数据罗盘', text: '上线前测专线，评审中看每一室。' },
  { href: '/remoteteller', name: '远程柜员', text: '同样一对一留痕，但双方要认得彼此。' },
];
