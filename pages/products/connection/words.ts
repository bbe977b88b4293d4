import { priceOf } from './prices.ts';

export const journey = [
  {
    when: '0 分',
    title: '下单即绑定',
    text: '业务端一次请求，50 毫秒后这个号码只认两部手机。绑定失败时退回客服代转，订单不等它。',
  },
  {
    when: '1 分',
    title: '拣货员先打一通',
    text: '“鲈鱼没有了，换黑鱼行吗？”拣货员不在绑定里，用分机：同一个号码，多按一位。',
  },
  { when: '11 分', title: '骑手接手', text: '改绑一次请求，拣货员的分机立即失效，顾客手里的号码不变。' },
  {
    when: '24 分',
    title: '来电之前三秒',
    text: '顾客先收到推送“骑手即将来电”，再听见铃声。接通率因此多了五个百分点。',
  },
  {
    when: '26 分',
    title: '送达，号码再留 40 分',
    text: '少了一袋、拿错一袋，都在这段时间里发现。骑手这时只能接，不能主动拨。',
    marked: true,
  },
  { when: '66 分', title: '解绑', text: '号码回到池里，30 天内不再分给这两个人，免得旧通话记录打到新骑手。' },
];

export const ways = [
  {
    name: '隐私号',
    note: '一方拨，一方接',
    cells: ['被叫一方', '中间号', '配送、出行、看房、医患回访', priceOf('privacy')],
  },
  {
    name: '双呼',
    note: '平台先后呼叫两方',
    cells: ['先主叫，后被叫', '同一个固话号', '客服回访，主叫在国外', priceOf('double')],
  },
  {
    name: '语音通知',
    note: '机器念，按键答',
    cells: ['被叫一方', '固话或 95 号', '取件、到期、报警', priceOf('notice')],
  },
  {
    name: '云呼叫中心',
    note: '坐席在浏览器里接',
    cells: ['空闲坐席', '固话或 95 号', '热线、售后、预约', `${priceOf('seat')}每月，另计通话`],
  },
];

export const pool = [
  {
    title: '按一个人同时有几单算',
    text: '号码不是每单一个。只要一个人手里的号码互不相同，全城可以共用一池。骑手最多同时 8 单，加上送达后保留的 6 单，他要 14 个。',
  },
  {
    title: '再留三成',
    text: '同一小区固定用同一组号码，常客会认得，但会多占。30 天不重复分配再占一些。一座城市 300 个够五千名骑手。',
  },
  { title: '用完了怎样', text: '余量低于 10% 先告警，用尽时回收最早送达的一单，不会拒绝新绑定。' },
];

export const limits = [
  { value: '50', unit: '毫秒', name: '绑定生效', condition: '从请求到可拨，中位数' },
  { value: '200', unit: '路', name: '同时通话', condition: '按量；预付费 1,000 路' },
  { value: '10', unit: '次/秒', name: '绑定请求', condition: '每个应用，可调到 500' },
  { value: '30', unit: '天', name: '录音保存', condition: '不收费，延长按量计' },
  { value: '90', unit: '天', name: '退号后的冷冻期', condition: '之后才分给别的企业' },
];

export const cases = [
  {
    when: '双方都装了您的应用',
    why: '走网络通话不花线路费，还能看见画面。',
    instead: { href: '/netcall', name: '音视频通话' },
  },
  {
    when: '只要让对方看一行字',
    why: '取件码、改期通知，用短信更便宜，也不打扰。',
    instead: { href: '/sms', name: '短信' },
  },
  { when: '陌生营销、催收、拉新', why: '用途审核不会通过，中途改变用途的号码当天停用。' },
];

export const steps = [
  { title: '交材料', text: '营业执照、经办人身份证、用途说明，中间号 2 个工作日开通。' },
  { title: '接两个接口', text: '绑定与解绑，话单和录音由回调送达。' },
  { title: '先放一座城市', text: '观察一周接通率与余量，再定号码池。' },
];

export const questions = [
  { question: '骑手换了手机号怎么办？', answer: '改绑即可，正在进行的通话不断，顾客一侧没有变化。' },
  {
    question: '来电能不能显示企业名称？',
    answer: '固话与 95 号可以申请号码认证，多数手机会显示名称；中间号频繁更换归属，不支持。',
  },
  {
    question: '隐私号能收发短信吗？',
    answer: '能，双方互发会经中间号转送；营销内容与链接不转送。验证码到不了中间号，请用真实号码接收。',
  },
  { question: '录音会不会泄露真实号码？', answer: '录音与话单里只有中间号和订单号。谁听过哪一段，有不可修改的记录。' },
];

export const neighbours = [
  { href: '/quicklogin', name: '一键登录', text: '先拿到核验过的手机号，再拿它去绑定。' },
  { href: '/rtc-ai', name: '实时对话 AI 智能体', text: '热线排队时先由智能体接起。' },
  { href: '/medhos', name: '互联网医院方案', text: '医生回访不露手机号的做法。' },
];
