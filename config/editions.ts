/** The editions of the site. To add one, add a row here, its content and its routes. */
export type Edition = 'zh' | 'en';

type EditionFacts = {
  /** `lang` of the document. */
  lang: string;
  /** Open Graph locale. */
  locale: string;
  /** Address of the edition's home page on its own host. */
  home: string;
  /** Navigation key used by pages whose own page name has no entry. */
  navigation: string;
  /** Folder of the edition's own files (error pages, robots.txt, sitemap), below the document root. */
  folder: string;
};

export const editions = {
  zh: { lang: 'zh-CN', locale: 'zh_CN', home: '/', navigation: 'index', folder: '' },
  en: { lang: 'en', locale: 'en_US', home: '/', navigation: 'en', folder: 'en/' },
} as const satisfies Record<Edition, EditionFacts>;

export const editionNames = Object.keys(editions) as Edition[];
