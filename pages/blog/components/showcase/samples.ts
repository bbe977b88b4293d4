import type { BlogArticleHead, BlogType } from '../../../../config/calls/blog.ts';
import { categoryFinder, type Listed } from '../../../../components/blog/category.ts';

/** What the components are shown with: written here, so that no state is left to chance, but leading to pages that exist. */
export type Samples = {
  /** Eight articles in their categories. */
  articles: readonly Listed[];
  types: readonly BlogType[];
};

const moments = { publishTime: '2026-04-23T10:00:00+08:00', updateTime: '2026-08-20T11:00:00+08:00' };

const written: readonly Omit<BlogArticleHead, 'publishTime' | 'updateTime'>[] = [
  {
    id: 'weak-network-audio',
    type: 'rtc',
    author: '云桥音视频团队',
    title: '丢包三成还能听清：弱网音频的四层防线',
    summary: '前向纠错、重传、编码冗余与丢包隐藏各能扛多少，什么时候该叠加、什么时候会互相拖累。',
  },
  {
    id: 'message-ordering-and-dedup',
    type: 'im',
    author: '云桥消息团队',
    title: '不丢、不重、不乱序：消息系统的三道关',
    summary: '序号由谁发、重复在哪里拦、断线之后怎么补。',
  },
  {
    id: 'speech-agent-latency',
    type: 'ai',
    author: '云桥智能团队',
    title: '语音智能体的 650 毫秒花在了哪里',
    summary: '把首响时延拆成七段，逐段说清楚怎样量、怎样省。',
  },
  {
    id: 'jitter-buffer',
    type: 'network',
    author: '云桥网络团队',
    title: '抖动缓冲该留多少毫秒：从一个分位数说起',
    summary: '缓冲留多了卡在延迟上，留少了卡在断续上。我们用分位数跟着网络走。',
  },
  {
    id: 'live-latency-budget',
    type: 'live',
    author: '云桥直播团队',
    title: '低时延直播的时延账：一秒钟都花在了哪里',
    summary: '采集、编码、上行、转码、分发、缓冲、解码，七段各花多少，能省多少。',
  },
  {
    id: 'sms-verification-abuse',
    type: 'security',
    author: '云桥安全团队',
    title: '一夜刷掉十万条验证码之后：短信防刷的分层设计',
    summary: '频控、画像、人机验证与成本闸门，按顺序叠起来。',
  },
  {
    id: 'million-member-groups',
    type: 'im',
    author: '云桥消息团队',
    title: '百万人的群：写扩散与读扩散的账怎么算',
    summary: '两种扩散各在什么规模下便宜，混用时边界划在哪里。',
  },
  {
    id: 'live-first-frame',
    type: 'live',
    author: '云桥直播团队',
    title: '直播首帧从 1.2 秒到 360 毫秒：七段耗时的实测报告',
    summary: '每一段改了什么，省下多少，又付出了什么。',
  },
];

type SamplesInput = { articles: readonly BlogArticleHead[]; types: readonly BlogType[] };

/** The samples, with the ids of the blog as it is: a sample that the blog does not have takes the place of an article that it has. */
export function samplesOf({ articles, types }: SamplesInput): Samples {
  const real = new Map(articles.map((article) => [article.id, article]));
  const others = articles.filter(({ id }) => written.every((sample) => sample.id !== id));
  const stand = others.length > 0 ? others : articles;
  const find = categoryFinder({ types, covers: [] });
  return {
    types,
    articles: written.map((sample, index) => {
      const { id, type } = real.get(sample.id) ?? stand[index % Math.max(1, stand.length)] ?? sample;
      return { article: { ...sample, ...moments, id, type }, category: find(type) };
    }),
  };
}

/** Words longer than anybody plans for: what the editor of the blog may write all the same. */
export const long = {
  title:
    '从一次凌晨三点的告警说起：我们怎样在不停服务、不丢消息、不改客户端的前提下，把跑了六年的会话存储从单机数据库搬到分布式集群，以及为此写下的十一条规矩',
  latin: 'RealtimeTransportControlProtocolExtendedReportBlockAggregationConfigurationBuilderFactory 的一次重构',
  summary:
    '迁移用了十四周，其中十周花在证明新旧两份数据一模一样上。这篇记录讲清双写、回放、比对、灰度与回滚各自怎么做，列出每一步的停止条件，也列出三次差一点就出事的时刻：一次时钟回拨、一次慢查询把连接池占满、一次没有人记得的定时任务。',
  author: '云桥消息平台与存储基础设施联合小组',
};
