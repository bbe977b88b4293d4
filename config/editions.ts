import type { Editions } from '#generator';

/** The editions of the site. To add one, add a row here, its content and its routes. */
export type Edition = 'zh' | 'en';

export const editions: Editions<Edition> = {
  zh: { lang: 'zh-CN', locale: 'zh_CN', home: '/', navigation: 'index', folder: '' },
  en: {
    lang: 'en',
    locale: 'en_US',
    home: '/',
    navigation: 'en',
    folder: 'en/',
    isDefault: true,
    seo: '/en',
    paths: { exact: ['/en'], below: ['/en/', '/hk/'] },
  },
};

export const editionNames = Object.keys(editions) as Edition[];
