import { listedPrice } from '../../../components/sections/listed-price.ts';
import { planOf, usual } from './model.ts';

/** Minutes after half past three at which a part of the afternoon ends, and who is busy in it. */
export const afternoon = [
  { until: 10, name: '开大屏', by: ['aide'] },
  { until: 12, name: '点名', by: ['aide'] },
  { until: 50, name: '第一节', by: ['teacher', 'aide'] },
  { until: 60, name: '收作品', by: ['aide'] },
  { until: 100, name: '第二节', by: ['teacher', 'aide'] },
  { until: 120, name: '等接', by: ['aide'] },
] as const;

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

/** What a classroom sends and receives in each course, in Mbps; the camera above the desk is the first to be given up. */
export const streams = [
  { name: '主讲 720p', tone: '--tint' },
  { name: '教室回传', tone: '--second' },
  { name: '屏幕、白板与声音', tone: '--muted' },
  { name: '俯拍近景', tone: '--third' },
] as const;
export const courses = [
  { name: '编程', note: '两人一台旧电脑', rates: [1.2, 0.5, 0.3, 0] },
  { name: '美术', note: '俯拍看下笔', rates: [1.2, 0.5, 0.2, 1.6] },
  { name: '科学', note: '火电步骤看近景', rates: [1.2, 0.5, 0.1, 1.6] },
  { name: '合唱', note: '各教室自己合', rates: [1.2, 0.5, 0.2, 0] },
] as const;

export const rules = [
  { title: '每周五天，每天至少两小时', text: '上面那个下午正好两小时；主讲请假由系统找替补。教育部，2021 年。' },
  { title: '不讲新课', text: '课程目录由学校勾选，教导处能看每一节的回放。“双减”意见，2021 年。' },
  {
    title: '第三方进白名单',
    text: '机构、课程与价格对家长公示，收费走学校账户，平台不经手资金。《关于进一步规范义务教育课后服务有关工作的通知》，2023 年。',
  },
];

export const duties = [
  {
    title: '平台做',
    mark: 'done',
    items: [{ text: '排课、替补与点名' }, { text: '三间教室的音视频与白板' }, { text: '家长通知与作品归档' }],
  },
  {
    title: '学校做',
    mark: 'open',
    items: [
      { text: '每间一位助教，在场' },
      { text: '大屏、摄像头、吊麦各一' },
      { text: '家长同意书', note: '不满 14 周岁由监护人签' },
    ],
  },
  {
    title: '不做',
    mark: 'never',
    items: [{ text: '代收学费' }, { text: '人脸建库', note: '点名只数人数，不认脸' }, { text: '给学生排名' }],
  },
] as const;

export const limits = [
  { value: '4', unit: '间', name: '一节课的教室', condition: '再多，主讲顾不过来' },
  { value: '4', unit: 'Mbps', name: '一间教室的带宽', condition: '720p 与俯拍同开；2 Mbps 时关俯拍' },
  { value: '30', unit: '天', name: '回放默认保留', condition: '学期末可一次清空' },
  { value: '10', unit: '分钟', name: '主讲缺席找到替补', condition: '目标值，同课程有人空闲时' },
];

export const cases = [
  {
    when: '白天的国家课程缺老师',
    why: '教研与考核另有要求。',
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
  { title: '定课程目录', text: '教导处勾选，家长公示，五个工作日。' },
  { title: '全校开课', text: '导入班级名单，课表自动排，两个工作日。' },
];

export const questions = [
  { question: '普通投影行不行？', answer: '行。投影接一台能上网的电脑即可；摄像头要拍到全班，建议装在黑板上方。' },
  { question: '网断了怎么办？', answer: '屏幕自动转放本节的离线包，助教照着做；网络回来，主讲从当前一步接上。' },
  { question: '主讲从哪里来？', answer: '学校自己的、区里共享的、白名单机构的都可以。我们不派老师，只管排。' },
  { question: '家长要装 App 吗？', answer: '不用。通知走小程序与短信，照片只有本人家长看得到，30 天后清除。' },
];

export const neighbours = [
  { href: '/three-classroom', name: '三个课堂', text: '白天的课，城乡同上。' },
  { href: '/edu', name: '在线教育', text: '机构自己的网校与小班课。' },
  { href: '/edu-music', name: '音乐教育', text: '器乐课要听清弱音与对拍。' },
];
