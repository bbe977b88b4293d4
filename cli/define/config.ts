import type { Editions } from './editions.ts';

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
export type NginxTls<Edition extends string = string> = {
  listen: string;
  certificates: Record<Edition, CertificatePair>;
};

/** The configuration of a site that the generator reads; a site adds what its own pages read. */
export type SiteConfig<Edition extends string = string> = {
  editions: Editions<Edition>;
  brand: Record<Edition, Brand>;
  /** Public origins: scheme, host and port, without a trailing slash. */
  origins: Record<Edition, string>;
  /** Editions with paths of their own answer on these domains and their subdomains. */
  domains: Readonly<Partial<Record<Edition, string>>>;
  /** Hosts that pictures in content may come from, besides our own. */
  mediaHosts: readonly string[];
  /** Colour of browsers and home screens around the site. */
  themeColour?: string;
  /** Keep search engines away. */
  noindex: boolean;
  /** Mark records that are drafts or not yet published: a preview shows them. */
  drafts: boolean;
  /** Address nginx listens on. */
  listen: string;
  /** Where nginx proxies the browser's API calls: `host:port`, `http://host`, `https://host`, or several addresses with commas between. */
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
    /**
     * What requests to other host names than those of the origins get: `serve`, the pages of the edition; `redirect`, the same address at the
     * edition's origin; `refuse`, status 421.
     */
    otherHosts: 'serve' | 'redirect' | 'refuse';
    /** Where nginx writes its logs: `files` in `run/`, or `output`, its standard output and error, as containers do. */
    logs: 'files' | 'output';
    tls: NginxTls<Edition> | null;
    /**
     * Absolute folder of own lines on the machine that serves: `http/*.conf` is included before the servers, `server/*.conf` in each
     * server of the site; null: none.
     */
    include: string | null;
    /** Connections that each worker of nginx may have open, to visitors and to API servers: for `nginx.conf`. */
    connections: number;
    /**
     * Connections that one client may have open at a time, an IPv4 address or an IPv6 /64 network; each request of HTTP/2 counts as one. Null: no
     * limit, as all visitors behind a proxy that is not in `realIpFrom` are one client.
     */
    connectionsPerClient: number | null;
    /** Seconds that nginx waits: for the head of a request, between two parts of a body, between two parts of a response that are taken. */
    timeouts: { header: number; body: number; send: number };
    /**
     * Seconds that caches between the server and visitors may answer with a page without asking, and seconds after those in which they may
     * answer with the old one while they ask; null: they ask each time.
     */
    sharedCache: { fresh: number; stale: number } | null;
    /** Version of nginx on the machine that serves; null: rules that 1.18 and later read. */
    version: string | null;
  };
  security: {
    /** Address that browsers tell violations of the content-security policy to, or null. */
    reports: string | null;
    /** Strict-Transport-Security of editions with an https origin. */
    transport: string;
    thirdParties: Record<Edition, ThirdParties>;
  };
};

/** What a site has to configure; the rest has defaults. */
export type GivenConfig<Edition extends string = string> = Pick<SiteConfig<Edition>, 'editions' | 'brand' | 'origins'> &
  Partial<Omit<SiteConfig<Edition>, 'editions' | 'brand' | 'origins' | 'nginx' | 'security'>> & {
    nginx?: Partial<SiteConfig<Edition>['nginx']>;
    security?: Partial<SiteConfig<Edition>['security']>;
  };

/** Keys of the configuration that only servers and the build read. */
type ServerKey = 'domains' | 'listen' | 'apiUpstream' | 'apiSiteUpstream' | 'nginx' | 'security';

/** The part of the configuration that pages can read. Changes of other keys, such as `listen`, rebuild no page. */
export type PageConfig = Omit<SiteConfig, ServerKey>;

/** Leaves out the keys that no page can read. */
export function pageConfigOf<Config extends SiteConfig>({
  domains,
  listen,
  apiUpstream,
  apiSiteUpstream,
  nginx,
  security,
  ...ofPages
}: Config): Omit<Config, ServerKey> {
  return ofPages;
}
