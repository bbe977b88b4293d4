/** Words of what opens the search, and the home page that has the directory. */
export const searchWords = {
  zh: { search: '搜索', field: '搜索产品、文档与博客', key: '搜索（按 / 键）', all: '目录', home: '/' },
  en: { search: 'Search', field: 'Search this site', key: 'Search (press /)', all: 'Index', home: '/en' },
};
