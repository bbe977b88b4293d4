/** What the search says, by edition. */
export const words = {
  zh: {
    label: '站内搜索',
    field: '搜索产品、文档与博客',
    keys: '↑ ↓ 选择，回车打开，Esc 关闭',
    proposed: '试试搜索',
    found: (count: number) => `找到 ${count} 页`,
    none: (query: string) => `没有找到“${query}”`,
    hint: '换一个更短的词，或者从下面的词开始。',
    instead: '是不是要找',
    failed: '搜索没有加载出来，请检查网络后重试。',
    again: '重试',
    more: '更多结果',
  },
  en: {
    label: 'Search',
    field: 'Search this site',
    keys: '↑ ↓ to choose, Enter to open, Esc to close',
    proposed: 'Try',
    found: (count: number) => `${count} ${count === 1 ? 'page' : 'pages'} found`,
    none: (query: string) => `Nothing found for “${query}”`,
    hint: 'Try a shorter word, or start with one of these.',
    instead: 'Did you mean',
    failed: 'The search could not be loaded. Check your network and try again.',
    again: 'Try again',
    more: 'More results',
  },
} as const;
