import type { Edition } from './editions.ts';
import type { Services } from './services.ts';

export type Brand = {
  name: string;
  /** Full name of the company, as in licences and copyright lines. */
  company: string;
  slogan: string;
  /** One sentence, for search results where a page has none of its own. */
  description: string;
};

/** Origins of outside services that an edition's pages use, as a content-security policy lists them. */
export type ThirdParties = {
  scripts: readonly string[];
  connections: readonly string[];
  pictures: readonly string[];
  frames: readonly string[];
};

/** A certificate and its key, as absolute paths of PEM files on the machine that serves. */
export type CertificatePair = { certificate: string; key: string };

/** TLS of nginx: the address it listens on, and one certificate for each edition. `SITE_LISTEN` redirects to it. */
export type NginxTls = { listen: string; certificates: Record<Edition, CertificatePair> };

export type SiteConfig = {
  brand: Record<Edition, Brand>;
  /** Public origins: scheme, host and port, without a trailing slash. */
  origins: Record<Edition, string>;
  /** The English edition answers on this domain and its subdomains. */
  enDomain: string;
  /** Base addresses of the neighbouring sites, without a trailing slash. Sign-in and console differ by edition. */
  account: Record<Edition, string>;
  console: Record<Edition, string>;
  docs: string;
  /** Paths on the account and console hosts. */
  paths: { register: string; login: string; profile: string; billing: string; messages: string; tickets: string };
  contact: { hotline: string; email: string; whatsapp: string; address: Record<Edition, string> };
  /** Licence and record numbers, in the order the footer shows them. */
  licences: readonly { text: string; url?: string }[];
  friends: readonly { name: string; url: string }[];
  /** Hosts that pictures in content may come from, besides our own. */
  mediaHosts: readonly string[];
  /** Services of others. Their origins enter the content-security policy by themselves; what they load further is in `security`. */
  services: Services;
  /** The product name shown on the call pages and in the price tab. */
  netcallName: string;
  /** Keep search engines away. */
  noindex: boolean;
  /** Mark records that are drafts or not yet published: a preview shows them. */
  drafts: boolean;
  /** Address nginx listens on. */
  listen: string;
  /** Where nginx proxies the browser's API calls: `host:port`, `http://host` or `https://host`. */
  apiUpstream: string;
  /** Another server for the calls to the base `site` (user information, logout, sharing); null: the same one. */
  apiSiteUpstream: string | null;
  nginx: {
    /** Modules that nginx loads where they are installed: absolute paths, because `load_module modules/…` is relative to the output folder. */
    modules: readonly string[];
    /** Addresses or networks of the proxies in front, whose X-Forwarded-For is believed. */
    realIpFrom: readonly string[];
    /**
     * DNS servers (`10.0.0.2`, `127.0.0.53`, `[::1]:5353`) for an API server with a host name: nginx resolves it while
     * running, so that pages are served whatever becomes of the API. Empty: the name servers in /etc/resolv.conf of the
     * machine that builds; set them if the machine that serves has others. nginx does not read /etc/hosts.
     */
    resolver: readonly string[];
    /** Certificate authorities that an https API server is verified with: a PEM file on the machine that serves. */
    trustedCertificates: string;
    /**
     * Absolute folder from which `/.well-known/acme-challenge/` is answered on plain http, so that certificates can be
     * renewed (certbot's `--webroot-path` is the folder above `.well-known`); null: nowhere.
     */
    challenges: string | null;
    /**
     * Address (`127.0.0.1:8081`) of a second, plain server for machines: `/health` names the release, and `/status` counts
     * connections (`stub_status`); null: none. Only machines that watch the site should reach it.
     */
    status: string | null;
    /** Where nginx writes its logs: `files` in `run/`, or `output`, its standard output and error, as containers do. */
    logs: 'files' | 'output';
    tls: NginxTls | null;
  };
  /** `reports`: address that browsers tell violations of the content-security policy to, or null. */
  security: { reports: string | null; thirdParties: Record<Edition, ThirdParties> };
};

/** The documentation site as the starter content names it. Its menus, and the links below, follow `SITE_DOCS`. */
export const starterDocs = 'https://doc.yunqiao.example';

/**
 * Everything that names the company, its hosts and its services: a real provider changes this file and nothing else.
 * The values are for this machine; the environment overrides the addresses (see the README).
 */
export const site: SiteConfig = {
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
  enDomain: 'en.localhost',
  account: { zh: 'http://localhost:8787/account', en: 'http://en.localhost:8787/account' },
  console: { zh: 'http://localhost:8787/console', en: 'http://en.localhost:8787/console' },
  docs: 'http://localhost:8787/docs',
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
  noindex: true,
  drafts: false,
  listen: '127.0.0.1:8080',
  apiUpstream: '127.0.0.1:8787',
  apiSiteUpstream: null,
  nginx: {
    modules: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    realIpFrom: [],
    resolver: [],
    // Debian, Ubuntu, Alpine; on Fedora and its relatives /etc/pki/tls/certs/ca-bundle.crt.
    trustedCertificates: '/etc/ssl/certs/ca-certificates.crt',
    challenges: null,
    status: null,
    logs: 'files',
    tls: null,
  },
  security: {
    reports: null,
    thirdParties: {
      zh: { scripts: [], connections: [], pictures: [], frames: [] },
      en: { scripts: [], connections: [], pictures: [], frames: [] },
    },
  },
};
