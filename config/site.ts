import { type SiteConfig as AnySiteConfig, serverDefaults } from '#generator';
import { type Edition, editions } from './editions.ts';
import type { Services } from './services.ts';

/** The configuration of this site: what the generator reads, and what only its own pages do. */
export type SiteConfig = AnySiteConfig<Edition> & {
  /** Base addresses of the neighbouring sites, without a trailing slash. Sign-in and console differ by edition. */
  account: Record<Edition, string>;
  console: Record<Edition, string>;
  docs: string;
  /** The page of another host that says whether the services work now. It stands when this site does not. */
  statusPage: string;
  /** Paths on the account and console hosts. */
  paths: { register: string; login: string; profile: string; billing: string; messages: string; tickets: string };
  contact: { hotline: string; email: string; whatsapp: string; address: Record<Edition, string> };
  /** Licence and record numbers, in the order the footer shows them. */
  licences: readonly { text: string; url?: string }[];
  friends: readonly { name: string; url: string }[];
  /** Services of others. Their origins enter the content-security policy by themselves; what they load further is in `security`. */
  services: Services;
  /** The product name shown on the call pages and in the price tab. */
  netcallName: string;
};

/** The documentation site as the starter content names it. Its menus, and the links below, follow `SITE_DOCS`. */
export const starterDocs = 'https://doc.yunqiao.example';

/**
 * Everything that names the company, its hosts and its services: a real provider changes this file and nothing else.
 * The values are for this machine; the environment overrides the addresses (see docs/configuration.md).
 */
export const site: SiteConfig = {
  editions,
  brand: {
    zh: {
      name: '云桥通信',
      company: '云桥通信技术有限公司',
      slogan: '一座桥，连起每一次沟通',
      description: '云桥通信为开发者与企业提供即时通讯、短信、音视频通话、直播、互动白板与 AI 智能体等云通信服务。',
    },
    en: {
      name: 'Commbridge',
      company: 'Commbridge Technology Ltd.',
      slogan: 'One bridge for every conversation',
      description:
        'Commbridge gives developers chat, calls, live streaming, SMS and AI agents over one global network and one SDK.',
    },
  },
  origins: { zh: 'http://localhost:8080', en: 'http://en.localhost:8080' },
  domains: { en: 'en.localhost' },
  account: { zh: 'http://localhost:8787/account', en: 'http://en.localhost:8787/account' },
  console: { zh: 'http://localhost:8787/console', en: 'http://en.localhost:8787/console' },
  docs: 'http://localhost:8787/docs',
  statusPage: 'https://status.yunqiao.example',
  paths: {
    register: '/register',
    login: '/login',
    profile: '/profile',
    billing: '/finance/account',
    messages: '/message',
    tickets: '/ticket',
  },
  contact: {
    hotline: '400-000-0000',
    email: 'hello@commbridge.example',
    whatsapp: '10000000000',
    address: { zh: '云桥市滨江区拱桥路 1 号', en: '1 Arch Bridge Road, Cloudport' },
  },
  licences: [
    { text: '增值电信业务经营许可证：示例 B2-00000000' },
    { text: '示例 ICP 备 00000000 号' },
    { text: '示例公网安备 00000000000000 号' },
  ],
  friends: [
    { name: '云桥文档中心', url: starterDocs },
    { name: '云桥开发者社区', url: 'https://community.yunqiao.example' },
    { name: '云桥开源', url: 'https://opensource.yunqiao.example' },
  ],
  mediaHosts: ['media.yunqiao.example'],
  services: { sharing: null, chat: null, analytics: null },
  netcallName: '音视频通话',
  themeColour: '#2f5bff',
  noindex: true,
  drafts: false,
  // Where the site listens, where the API is, and `nginx`: see `.deploy/README.md` for what can differ.
  ...serverDefaults,
  security: {
    reports: null,
    // Two years. Without includeSubDomains: the console and other subdomains manage their own certificates.
    transport: 'max-age=63072000',
    thirdParties: {
      zh: { scripts: [], connections: [], pictures: [], frames: [] },
      en: { scripts: [], connections: [], pictures: [], frames: [] },
    },
  },
};
