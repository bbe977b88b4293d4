import { listedPrice } from '../../../components/sections/listed-price.ts';
import { planOf, usual } from './model.ts';

export const afternoon = [
  { when: '15:30', title: '开大屏', text: '助教按一下开关，当天的课已在屏上，不用登录。' },
  { when: '15:40', title: '点名', text: '摄像头数人头，与名单差一个就提醒，助教确认。', marked: true },
  { when: '15:42', title: '上课', text: '云端主讲讲解，几间教室一起做，作品举到镜头前。' },
  { when: '16:20', title: '收作品', text: '助教拍照，按座位归到每个孩子名下。' },
  { when: '17:30', title: '放学', text: '家长收到出勤与一张照片，接走后点确认。' },
];

export const roomsPlan = [
  {
    id: 'lead',
    name: '主讲间',
    note: '在机构或城里的学校，两台摄像机。',
    x: 0,
    y: 60,
    width: 220,
    height: 180,
    tone: 'core',
  },
  { id: 'one', name: '教室一', note: '举手后由主讲点开，才出声。', x: 340, y: 0, width: 200, height: 140 },
  { id: 'two', name: '教室二', note: '助教的话筒一直通着。', x: 560, y: 0, width: 200, height: 140 },
  { id: 'three', name: '教室三', note: '教室之间互不相听，免得串音。', x: 340, y: 160, width: 200, height: 140 },
  {
    id: 'office',
    name: '教导处',
    note: '能看四间，不进课堂。',
    x: 560,
    y: 160,
    width: 200,
    height: 140,
    tone: 'closed',
  },
] as const;
export const doors = [
  { x: 360, y: 140, length: 40, wall: 'horizontal' },
  { x: 580, y: 140, length: 40, wall: 'horizontal' },
  { x: 360, y: 160, length: 40, wall: 'horizontal' },
] as const;
export const links = [
  { from: 'lead', to: 'one' },
  { from: 'lead', to: 'two' },
  { from: 'lead', to: 'three' },
  { from: 'one', to: 'two', blocked: true },
] as const;

export const courses = [
  { icon: 'code', title: '编程', text: '两人一台旧电脑，浏览器里写。主讲点开谁的屏幕，全班看谁的。' },
  { icon: 'palette', title: '美术', text: '俯拍机位看下笔，白板上临摹分层。颜色以教室屏幕校过的为准。' },
  { icon: 'flask-conical', title: '科学', text: '材料包提前寄到。有火、有电的步骤只由主讲做，学生看近景。' },
  { icon: 'music', title: '合唱', text: '各教室自己合，不跨教室合；要听音色的课另有做法。', href: '/edu-music' },
] as const;

export const rules = [
  {
    title: '每周五天，每天至少两小时',
    text: '课表按学期排满，主讲请假由系统找替补，空档不落到班主任头上。教育部，2021 年。',
  },
  {
    title: '不讲新课',
    text: '课后服务时间不得用来讲新课。课程目录由学校勾选，教导处能看每一节的回放。“双减”意见，2021 年。',
  },
  {
    title: '第三方进白名单',
    text: '机构、课程与价格对家长公示，收费走学校账户，平台不经手资金。四部门通知，2023 年。',
  },
];

export const duties = [
  {
    title: '平台做',
    mark: 'done' as const,
    items: [{ text: '排课、替补与点名' }, { text: '三间教室的音视频与白板' }, { text: '家长通知与作品归档' }],
  },
  {
    title: '学校做',
    mark: 'open' as const,
    items: [
      { text: '每间一位助教，在场' },
      { text: '大屏、摄像头、吊麦各一' },
      { text: '家长同意书', note: '不满 14 周岁由监护人签' },
    ],
  },
  {
    title: '不做',
    mark: 'never' as const,
    items: [{ text: '代收学费' }, { text: '人脸建库', note: '点名只数人数，不认脸' }, { text: '给学生排名' }],
  },
];

export const limits = [
  { value: '4', unit: '间', name: '一节课的教室', condition: '再多，主讲顾不过来' },
  { value: '4', unit: 'Mbps', name: '一间教室的带宽', condition: '720p 与俯拍同开；2 Mbps 时关俯拍' },
  { value: '30', unit: '天', name: '回放默认保留', condition: '学期末可一次清空' },
  { value: '10', unit: '分钟', name: '主讲缺席找到替补', condition: '目标值，同课程有人空闲时' },
];

export const cases = [
  {
    when: '白天的国家课程缺老师',
    why: '课表、教研与考核另有一套要求。',
    instead: { href: '/three-classroom', name: '三个课堂' },
  },
  { when: '学生在家上兴趣课', why: '一人一机，用不到教室。', instead: { href: '/edu', name: '在线教育' } },
  { when: '没有助教在场', why: '孩子的安全要有人看着，我们不接无人看护的教室。' },
];

export const price = listedPrice({
  product: 'netcall',
  quantities: { hd: planOf(usual).minutes },
  usage: `上面那张课表：${usual.schools} 所学校，每校每周 ${usual.lessons} 节，一个月四周`,
});

export const steps = [
  { title: '借一间教室', text: '现有大屏加一支吊麦，试两周，免费额度够用。' },
  { title: '定课程目录', text: '教导处勾选，家长公示五天。' },
  { title: '全校开课', text: '导入班级名单，课表自动排，两天。' },
];

export const questions = [
  { question: '普通投影行不行？', answer: '行。投影接一台能上网的电脑即可；摄像头要拍到全班，建议装在黑板上方。' },
  {
    question: '网断了，一屋孩子怎么办？',
    answer: '屏幕自动转放本节的离线包，助教照着做；网络回来，主讲从当前一步接上。',
  },
  { question: '主讲从哪里来？', answer: '学校自己的、区里共享的、白名单机构的都可以。我们不派老师，只管排。' },
  { question: '家长要装 App 吗？', answer: '不用。通知走小程序与短信，照片只有本人家长看得到，30 天后清除。' },
];

export const neighbours = [
  { href: '/three-classroom', name: '三个课堂', text: '白天的课，城乡同上。' },
  { href: '/edu', name: '在线教育', text: '机构自己的网校与小班课。' },
  { href: '/sms', name: '短信', text: '放学通知，回执按班统计。' },
];
