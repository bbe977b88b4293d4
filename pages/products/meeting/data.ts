import { measurements } from '../../../config/measurements.ts';
import { meetingRetention as kept, productLimits } from '../../../config/product-limits.ts';

const { captions, listening, tasks } = measurements.meeting;

/** Kilobits a second in the example: the shared page at rest, a speaker by the lines of the picture, and one of the small pictures. */
export const rates = { page: listening, speaker: { 1080: 2_500, 720: 1_200, 360: 450, 180: 150 }, small: 60 } as const;

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
