import type { Edition } from './editions.ts';

/** Sizes of the search index and of what a search shows. */
export const searchLimits = {
  /** Characters of a page's text that its excerpts are cut from. All of its text is indexed. */
  text: 2400,
  /** Terms of a page of usual length: in longer pages a term counts less. */
  usualLength: 600,
  /** Pages that are listed for a term, the best ones. */
  listed: 400,
  /**
   * Slots that the terms of an edition are spread over, and files for the texts of its pages: as many as it has pages, within these. A file
   * of terms has the next slots, too, while it has no more than these characters.
   */
  files: { least: 16, terms: 1024, texts: 2048, characters: 4000 },
  /** Results that are shown at once. */
  results: 8,
  /** Words of the index that the beginning of a word stands for. */
  expanded: 24,
  /** Characters of an excerpt, in columns: a Chinese character takes two. */
  excerpt: 150,
  /** Longest query that is searched for, in characters. */
  query: 80,
} as const;

/** Pages that no search finds: lists repeat what articles say, galleries show components. */
export const notSearched: readonly string[] = ['blog/list', 'blog/components', 'landing/social-components'];

/** Areas whose titles count no more than their text: terms and phone pages name a product that has a page of its own. */
export const lesserAreas: readonly string[] = ['legal', 'phone'];

/** What results say of where a page is, by the area of the route table. */
export const searchSections: Readonly<Record<Edition, Readonly<Record<string, string>>>> = {
  zh: {
    home: '首页',
    products: '产品',
    solutions: '解决方案',
    landing: '产品',
    price: '价格',
    company: '公司',
    partners: '合作伙伴',
    certification: '资质认证（示例）',
    account: '账号',
    docs: '文档',
    status: '服务状态',
    cases: '客户案例',
    sdk: 'SDK 下载',
    videos: '视频课程',
    legal: '条款与协议',
    tools: '工具',
    blog: '开发者博客',
    promotions: '活动',
    phone: '手机版',
  },
  en: {
    home: 'Home',
    english: 'Products',
    products: 'Products',
    landing: 'Products',
    solutions: 'Solutions',
    cases: 'Customer stories',
    legal: 'Legal',
    promotions: 'Offers',
    certification: 'Certificates (samples)',
    account: 'Account',
    docs: 'Documentation',
    status: 'Service status',
  },
};

/** Words that are looked up for another, too: of the same meaning, or a frequent misspelling. Each makes as many terms as the other. */
export const alikeWords: Readonly<Record<string, string>> = {
  延迟: '时延',
  时延: '延迟',
  登陆: '登录',
  帐号: '账号',
  demo: '演示',
};

/** What questions for a place have around it: "where are the docs?", 怎么登录, 控制台在哪里. */
export const asking =
  /^ *(?:how +(?:do|can) +(?:i|we) +|how +to +|where +(?:is|are|(?:do|can) +i(?: +(?:find|get))?) +|怎[么麼样樣]|如何|在?哪[里裡儿兒]?|我[要想])(?:(?:the|my|your) +)*|(?:入口|[在去]哪[里裡儿兒]?|[?？!！.。])+ *$/gi;

/** Whole queries that ask for a place, not for what pages say of it: a link to it stands before the pages. */
export const destinations = {
  login: /^ *(?:log[ -]?in|sign[ -]?in|my account|(?:账号|帐号|帳號)?登[录錄入陆陸]) *$/i,
  register:
    /^ *(?:register|sign[ -]?up|(?:create|open)(?: +an?)? +account|new account|(?:免费|免費)?[注註][册冊](?:账号|帐号|帳號)?) *$/i,
  console: /^ *(?:console|dashboard|控制[台臺]|(?:管理)?[后後][台臺]) *$/i,
  demo: /^ *(?:(?:live|online|product|web|try(?: +a)?) +)?demos? *$|^ *(?:在线|在線|产品|產品)?(?:演示|[体體][验驗]|demo) *$/i,
  docs: /^ *(?:(?:api|developer|sdk|technical) +)?(?:docs?|documentation|references?|manuals?) *$|^ *(?:接口|[开開][发發]|技[术術]|api|sdk)? *(?:文[档檔]|手[册冊])(?:中心)? *$/i,
  status:
    /^ *(?:(?:services?|system|server|api|network) +)?(?:status|outages?|incidents?)(?: +page)? *$|^ *(?:is|are) +(?:it|the +(?:services?|systems?|servers?|api|site)) +(?:up|down|working|available|online)(?: +now)? *$|^ *(?:服[务務]|系[统統]|[运運]行)?(?:[状狀][态態]|故障|宕[机機])(?:[页頁])? *$|^ *(?:[现現]在)?(?:服[务務])?正常[吗嗎] *$/i,
} as const satisfies Readonly<Record<string, RegExp>>;
export type Destination = keyof typeof destinations;

/** Pages where a visitor can try a product. */
export const demoAddress: Readonly<Record<Edition, string>> = { zh: '/sdk/app/im', en: '/en/calls' };

/** What people type for something that pages name otherwise; the first that fits a place of the query is replaced. */
export const askedFor: readonly (readonly [asked: RegExp, written: string])[] = [
  // As whole queries: within others they are usual words, which legal texts have most often.
  [
    /^ *(?:(?:contact|customer|technical|tech|developer|get) +)?(?:supports?|help)(?: +(?:team|hours|cent(?:er|re)|desk|tickets?))? *$/i,
    'office',
  ],
  [/^ *(?:(?:talk to|contact) +)?sales *$|^ *(?:e-?mail(?: +address)?|hotline) *$/i, 'office'],
  [/^ *(?:(?:api|developer|sdk|technical) +)?(?:docs?|documentation|references?) *$/i, 'docs'],
  [/多少[钱錢]|[价價][钱錢]|怎[么麼]收[费費]|收[费費]|[资資][费費]|[费費]用(?![计計估])|[报報][价價]/g, '价格'],
  [/\bhow much (?:does|do|is|are)\b|\bhow much\b|\bcosts?\b/gi, 'pricing'],
  [/等保(?:[三3][级級])?|[三3][级級]等保/g, '等级保护三级'],
  [/[鸿鴻]蒙(?:[系統统]{2})?|\bohos\b/gi, 'HarmonyOS SDK'],
  [/安卓/g, 'Android'],
  [/[苹蘋]果(?:手[机機])?/g, 'iOS'],
  [/[资資][质質](?:[认認][证證])?|[证證][书書]/g, '认证'],
  [/[简簡][讯訊]/g, '短信'],
  [/(?:[视視][频頻])?教程/g, '课程'],
  [/[鉴鑑][黄黃]|涉[黄黃]/g, '审核'],
  [/招聘|招募|[职職]位|工作[机機][会會]/g, '求职'],
  [/[联聯][系繫繋](?:我[们們]|方式|[电電][话話])|客服[电電][话話]/g, '关于我们'],
  [/\bcontact(?: us)?\b|\bwhats ?app\b/gi, 'office'],
  [/\buni-?app\b/gi, 'uni-app'],
  // They ask, and say nothing of what for.
  [/如何|怎[样樣么麼]|[请請][问問]|是什[么麼]/g, ' '],
  // Pages write a standard with a space before its number.
  [/\b([a-z]{3,})-?(\d{4,})\b/gi, '$1 $2'],
];

/** What is searched for where nothing is found: what people type for something that no page of the edition names. The first that fits. */
export const otherwise: Readonly<Record<Edition, readonly (readonly [asked: RegExp, written: string])[]>> = {
  zh: [
    [/\b(?:unity|unreal|cocos|kotlin|swift|react native)\b/i, 'SDK'],
    [/\bsla\b/i, '可用性'],
    [/\b(?:support|help)\b/i, '技术支持'],
    [/\b(?:docs?|documentation|references?|manuals?)\b/i, '接口文档'],
    [/\b(?:hipaa|soc ?2|pci(?: dss)?)\b/i, '认证'],
    [/1 ?[vV对對] ?1/, '一对一'],
  ],
  en: [
    [
      /\b(?:flutter|react native|unity|unreal|kotlin|swift|electron|harmony ?os|uni-app|macos|quick ?starts?|tutorials?)\b/i,
      'SDK',
    ],
    [/\b(?:otp|2fa|one[- ]time (?:password|code)s?)\b/i, 'verification code'],
    [/\b(?:chat)?bots?\b/i, 'AI agent'],
    [/\bsla\b/i, 'uptime'],
    [/\b(?:manuals?|faqs?)\b/i, 'docs'],
    [/\bjobs?\b/i, 'careers'],
    [/\bdpa\b/i, 'data processing agreement'],
    [/\bmau\b/i, 'monthly active users'],
    [/\b1 ?(?:v|on|to|:) ?1\b/i, 'video call'],
  ],
};

/** Words that say nothing of what a query is about. A query of nothing else keeps them. */
export const fillers: ReadonlySet<string> = new Set(
  'can do doe does find have how i me my need not show that this want we what when where which who why you your'.split(
    ' ',
  ),
);

/** Searches that are proposed before anything is typed, and where nothing was found. Each has results. */
export const proposedSearches: Readonly<Record<Edition, readonly string[]>> = {
  zh: ['群聊', '消息回执', '音视频通话', '短信验证码', '价格', 'SDK'],
  en: ['Chat', 'Pricing', 'Latency', 'Privacy'],
};
