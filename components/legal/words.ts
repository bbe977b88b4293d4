import type { Edition } from '../../config/editions.ts';

type Words = {
  home: string;
  /** Name of the list of texts, and of its page in breadcrumbs. */
  all: string;
  /** Texts that have an address of their own. */
  more: string;
  version: string;
  effective: string;
  updated: string;
  /** Leads to the text without the list beside it. */
  alone: string;
  together: string;
  question: string;
  missing: { title: string; text: string; home: string };
};

/** What stands around a legal text. */
export const words: Record<Edition, Words> = {
  zh: {
    home: '首页',
    all: '法律文件',
    more: '相关文件',
    version: '版本',
    effective: '生效日期',
    updated: '更新日期',
    alone: '单独打开这份文件',
    together: '查看全部法律文件',
    question: '对这份文件有疑问，或者需要往期版本，请写信到',
    missing: {
      title: '这份文件暂时无法显示',
      text: '正文没能取到，地址没有错。请稍后再来，或者写信向我们索取。',
      home: '去官网首页',
    },
  },
  en: {
    home: 'Home',
    all: 'Legal documents',
    more: 'Related documents',
    version: 'Version',
    effective: 'Effective',
    updated: 'Published',
    alone: 'Open this document on its own',
    together: 'See all legal documents',
    question: 'For questions about this document, or for an earlier version, email',
    missing: {
      title: 'This document is not available right now',
      text: 'The text could not be loaded. Try again later, or email us for a copy.',
      home: 'Go to the home page',
    },
  },
};
