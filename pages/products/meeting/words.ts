import { measurements } from '../../../config/measurements.ts';
import { meetingRetention as kept, productLimits } from '../../../config/product-limits.ts';

const { captions, listening, tasks } = measurements.meeting;

/** Kilobits a second in the example: the shared page at rest, a speaker by the lines of the picture, and one of the small pictures. */
export const rates = { page: listening, speaker: { 1080: 2_500, 720: 1_200, 360: 450, 180: 150 }, small: 60 } as const;

/** Where people are in one meeting, and what their screens get; `line`: all that the way there carries. */
export const places = [
  {
    title: '会议室',
    text: '原有的硬件终端用标准协议接入，扫码或者输会议号，不必换掉。',
    lines: 1080,
    small: 24,
    line: 0,
  },
  { title: '车间', text: '平板配一个实体按键，按住说话；92 分贝的机床声由降噪滤去。', lines: 360, small: 0, line: 0 },
  { title: '海上平台', text: '卫星链路窄，只收主讲画面与共享屏幕，字仍看得清。', lines: 180, small: 0, line: 512 },
  { title: '家里', text: '打开链接就进，不装软件；访客先在等候室，由主持人放行。', lines: 720, small: 8, line: 0 },
] as const;

export const columns = [
  { name: '主持人', marked: true },
  { name: '联席主持人' },
  { name: '成员' },
  { name: '访客', note: '没有企业账号' },
];

export const rights = [
  { name: '开始与停止云录制', cells: [true, '获授权后', false, false] },
  { name: '全员静音、移出参会者', cells: [true, true, false, false] },
  { name: '共享屏幕', cells: [true, true, '默认可以', '获准后'] },
  { name: '看到实时字幕', cells: [true, true, true, true] },
  { name: '收到纪要与待办', cells: [true, true, '本人参加的', false] },
  { name: '锁定会议、分组讨论', cells: [true, '仅分组', false, false] },
];

const talk = {
  days: kept.chat,
  value: `散会后 ${kept.chat} 天`,
  from: kept.chatFrom,
  to: kept.chatTo,
  set: `${kept.chatFrom} 至 ${kept.chatTo} 天`,
  after: '删除',
};
/** Days that are kept unless set otherwise, the bounds of the setting, and days in the bin; the plan may last longer than the axis. */
export const keeping = [
  { name: '实时声音与画面', days: 0, value: '不保存', set: '不可设', after: '转发之后不留' },
  {
    name: '录制、转写与纪要',
    days: kept.recording,
    value: `${kept.recording} 天`,
    from: kept.recordingFrom,
    to: Infinity,
    set: `${kept.recordingFrom} 天至套餐有效期`,
    bin: kept.bin,
    after: `回收站 ${kept.bin} 天，再删除`,
  },
  { name: '聊天与文件', ...talk },
  { name: '白板', ...talk },
  { name: '会议列表与参会时长', days: kept.list, value: '12 个月', set: '不可设', after: '只留汇总用量' },
  { name: '质量统计', days: kept.quality, value: `${kept.quality} 天`, set: '不可设', after: '删除' },
];

export const limits = [
  {
    value: productLimits.meeting.people.toLocaleString('en'),
    unit: '人',
    name: '单场会议',
    condition: '企业套餐；同屏最多 25 格画面',
  },
  { value: String(captions), unit: '秒', name: '字幕落后于说话', condition: '普通话，中位数' },
  {
    value: String(tasks.right),
    unit: '%',
    name: '待办识别准确',
    condition: `${tasks.meetings} 场中文会议，人工核对责任人与期限`,
  },
  { value: String(listening), unit: 'kbps', name: '只听与看共享', condition: '每路下行，静态页面' },
];

export const cases = [
  {
    when: '听众超过 1,000 人，只有几位讲者',
    why: '会议让每个人都能开口，人多时成本与管理都不划算。',
    instead: { href: '/liveevent', name: '活动直播' },
  },
  {
    when: '界面要完全由您设计',
    why: '组件可以隐藏按钮、换色、换文案，不能改布局。',
    instead: { href: '/nrtc', name: '音视频通话 2.0' },
  },
  { when: '中断会危及人身安全', why: '手术指挥、紧急呼叫等场合，不得以会议作为唯一的通信手段。' },
];

export const code = [
  {
    label: '网页',
    language: 'xml' as const,
    code: `<script src="https://meet.yunqiao.example/embed.js"></script>
<div id="room" style="height: 640px"></div>
<script>
  // token 由您的服务端签发，写明会议号与身份
  YunqiaoMeeting.join('#room', { token, hide: ['chat'] });
</script>`,
  },
  {
    label: 'React',
    language: 'javascript' as const,
    code: `import { Meeting } from '@yunqiao/meeting-embed';

export const Review = ({ token, onMinutes }) => (
  <Meeting
    token={token}
    hide={['chat', 'whiteboard']}
    onMinutes={onMinutes} // 散会后收到决议与待办
  />
);`,
  },
];

export const questions = [
  {
    question: '纪要出错了怎么办？',
    answer: '散会后主持人先看到草稿，改完再发；每条都能点回录音里的那一句。纪要由算法生成，引用前请核对。',
  },
  {
    question: '怎样计费？',
    answer: '按账号数、单场人数上限与云录制空间买套餐；嵌入组件按参会分钟计，可用试用额度先跑通。价格由销售按人数报。',
  },
  { question: '能部署在自己的机房吗？', answer: '可以，私有化版本与云端同一套客户端，会议、录制与转写都在内网完成。' },
  {
    question: '员工离职后还进得来吗？',
    answer: '账号与人事系统同步，停用后 5 分钟内退出所有会议，他预约的会转给上级。',
  },
];

export const neighbours = [
  { href: '/whiteboard', name: '互动白板', text: '会中共享的白板就是它，也可以单独嵌入。' },
  { href: '/netcall', name: '音视频通话', text: '两个人临时说几句，用带响铃的通话。' },
  { href: '/private-cloud', name: '私有化部署', text: '会议装进您自己的机房，出口流量为零。' },
];
