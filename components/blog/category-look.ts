import type { BlogType } from '../../config/calls/blog.ts';
import { seedOf } from '../ui/seed.ts';

/** Subjects that a drawn cover can show, and the words that call for each. In this order a category finds its own. */
const subjects = {
  spark: /\bai\b|agent|智能|大模型/i,
  wave: /audio|voice|语音|音频/i,
  bubbles: /\bim\b|chat|messag|消息|通讯|聊天/i,
  tiles: /rtc|call|meeting|音视频|通话|会议/i,
  play: /live|video|vod|视频|直播|点播/i,
  shield: /secur|safe|complian|安全|合规|风控/i,
  globe: /network|global|网络|全球|出海|传输/i,
  chart: /data|quality|perf|数据|质量|性能|测试/i,
  layers: /cloud|arch|ops|云原生|架构|后端|运维/i,
  strokes: /edu|board|design|教育|白板|设计/i,
  circle: /event|communit|activit|case|活动|社区|案例|客户/i,
  bridge: /news|product|release|company|产品|动态|公司|行业/i,
  code: /sdk|dev|tech|guide|tutorial|front|开发|技术|实践|教程|前端|客户端/i,
} as const;

export type Subject = keyof typeof subjects;
export const subjectNames = Object.keys(subjects) as Subject[];

export const grounds = ['night', 'primary', 'accent', 'warm'] as const;
export type Ground = (typeof grounds)[number];

/** The look of a category's covers: subject and background. */
export type Look = { subject: Subject; ground: Ground };

/**
 * The look of each category by its id; no two are alike. A category takes the first free subject that its id or name calls for,
 * else the next free one; when all are taken they come again on another ground.
 */
export function looksOf(types: readonly Pick<BlogType, 'id' | 'name'>[]): ReadonlyMap<string, Look> {
  const looks = new Map<string, Look>();
  let free = new Set(subjectNames);
  types.forEach(({ id, name }, index) => {
    if (free.size === 0) free = new Set(subjectNames);
    const called = [...free].find((subject) => subjects[subject].test(`${id} ${name}`));
    const subject = called ?? [...free].at(-1)!;
    free.delete(subject);
    const round = Math.floor(index / subjectNames.length);
    const ground = grounds[(subjectNames.indexOf(subject) + round) % grounds.length]!;
    looks.set(id, { subject, ground });
  });
  return looks;
}

/** The look of a category that is not in the list, as when the list could not be loaded. */
export function looseLook(id: string): Look {
  const seed = seedOf(id);
  return {
    subject: subjectNames[seed % subjectNames.length]!,
    ground: grounds[(seed >>> 8) % grounds.length]!,
  };
}
