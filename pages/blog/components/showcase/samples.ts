import type { BlogArticleHead, BlogType } from '../../../../config/calls/blog.ts';
import { categoryFinder, type Listed } from '../../../../components/blog/category.ts';

/** What the components are shown with: articles that the blog has, so that links lead to pages that exist. */
export type Samples = {
  /** Eight articles in their categories. */
  articles: readonly Listed[];
  types: readonly BlogType[];
};

const moments = { publishTime: '2026-04-23T10:00:00+08:00', updateTime: '2026-08-20T11:00:00+08:00' };

/** What stands for the articles of a blog that has none. */
const standIn: BlogArticleHead = {
  id: 'jitter-buffer',
  type: 'network',
  author: '云桥网络团队',
  title: '抖动缓冲该留多少毫秒：从一个分位数说起',
  summary: '缓冲留多了卡在延迟上，留少了卡在断续上。我们用分位数跟着网络走。',
  ...moments,
};

type SamplesOptions = { articles: readonly BlogArticleHead[]; types: readonly BlogType[] };

/** The first eight articles of the blog, updated after they were published and without covers of their own; the same again where it has fewer. */
export function samplesOf({ articles, types }: SamplesOptions): Samples {
  const stand = articles.length > 0 ? articles : [standIn];
  const find = categoryFinder({ types, covers: [] });
  return {
    types,
    articles: Array.from({ length: 8 }, (_, index) => {
      const { cover: _cover, ...article } = stand[index % stand.length]!;
      return { article: { ...article, ...moments }, category: find(article.type) };
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

/** An article with other words. */
export const withWords = (listed: Listed, words: Partial<BlogArticleHead>): Listed => ({
  ...listed,
  article: { ...listed.article, ...words },
});

/** An article without author and summary. */
export const bareOf = (listed: Listed): Listed => withWords(listed, { author: '', summary: '' });

/** An article whose words are as long. */
export const longOf = (listed: Listed): Listed =>
  withWords(listed, { title: long.title, summary: long.summary, author: long.author });
