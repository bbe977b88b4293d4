import definition from '../../config/index.ts';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Edition } from '../../config/editions.ts';
import { errorPages } from '../../config/routes/errors.ts';
import { errorFile } from '../../config/rules/page-file.ts';
import { type SiteConfig, site as defaults } from '../../config/site.ts';
import { nginxFiles } from '../../cli/emit/nginx/nginx-files.ts';
import { serverRules } from '../../cli/server-model/server-rules.ts';
import { noSources, type PageSources } from '../../cli/render/page-sources.ts';
import type { Plan } from '../../cli/plan/plan.ts';

export const release = '20260102-030405-abcdef';

/** Files of a small document root. Each contains its own path, so that tests can identify the response. */
const files = [
  'index.html',
  'im.html',
  'price.html',
  'price/im.html',
  'dev-blog.html',
  'dev-blog/hello.html',
  'dev-blog/Hello2.html',
  'entertainment-news.html',
  'promotion/free.html',
  'clauses.html',
  'clauses@0.html',
  'clauses@1.html',
  'clauses@3.html',
  'm/index.html',
  'm/sms.html',
  'yys-index.html',
  'v2.0.html',
  '云.html',
  'a+b.html',
  'en.html',
  'en/im.html',
  'en/price.html',
  'hk/im.html',
  'en/clause-detail.html',
  'en/clause-detail@terms.html',
  'en/clause-detail@data-processing.html',
  '\\evil.html',
  'evil.example.html',
  '.well-known/security.txt',
  '.well-known/proof',
  'proof1234.html',
  'robots.txt',
  'en/robots.txt',
  'sitemap.xml',
  'en/sitemap.xml',
  'sitemap-1.xml',
  'favicon.ico',
  'favicon.svg',
  'icon-192.png',
  'manifest.webmanifest',
  'en/manifest.webmanifest',
  'dev-blog/atom.xml',
  'dev-blog/feed.json',
  'assets/app-0123abcd.js',
  'assets/app-0123abcd.css',
  'assets/app-0123abcd.js.map',
  'assets/.env',
  'assets/clip-0123abcd.mp4',
  'assets/pictures/plan-0123abcd.svg',
  'files/talk.mp4',
  'files/guide.pdf',
  'files/plan.svg',
  ...errorPages.map(errorFile),
];

/** Static files that are sent in parts, and a drawing. */
const plain = ['files/talk.mp4', 'files/guide.pdf', 'files/plan.svg'];

/** Addresses that editors removed. */
const gone = [
  { edition: 'zh', address: '/Withdrawn', at: 'config/content/redirects.yaml:1:9' },
  { edition: 'zh', address: '/撤下', at: 'config/content/redirects.yaml:2:9' },
  { edition: 'en', address: '/en/withdrawn', at: 'config/content/redirects.yaml:3:9' },
];

/** A plan of the small site, with only the fields for server rules. */
export function planOf(redirects: Plan['redirects']): Plan {
  return {
    pages: () => [],
    rowFacts: () => ({}),
    count: 0,
    records: { article: new Set(), case: new Set(), category: new Set() },
    errors: [],
    redirects,
    gone,
    files: ['.well-known/security.txt', 'proof1234.html', '.well-known/proof', ...plain],
    aliases: [
      { edition: 'zh', from: '/blog', to: '/dev-blog' },
      { edition: 'en', from: '/en', to: '/' },
    ],
    planned: [
      { edition: 'zh', address: '/m/', name: '手机首页' },
      { edition: 'zh', address: '/chatroom', name: '聊天室' },
    ],
    selections: [
      { edition: 'zh', address: '/clauses', query: 'serviceType', fallback: '0', values: ['0', '1', '3'] },
      {
        edition: 'en',
        address: '/en/clause-detail',
        query: 'id',
        fallback: 'terms',
        values: ['terms', 'data-processing'],
      },
    ],
    problems: [],
  };
}

type OutputFolderOptions = {
  redirects: Plan['redirects'];
  port: number;
  apiUpstream?: string;
  site?: Partial<SiteConfig>;
  modules?: readonly string[];
  resolver?: readonly string[];
  sources?: Record<Edition, PageSources>;
};

/** An output folder with one release, its rules made by the code under test. Readable for nginx's unprivileged workers. */
export function outputFolder({
  redirects,
  port,
  apiUpstream = '127.0.0.1:9',
  site: changed = {},
  modules = [],
  resolver = [],
  sources = { zh: noSources, en: noSources },
}: OutputFolderOptions) {
  const out = mkdtempSync(join(tmpdir(), 'site-output-'));
  chmodSync(out, 0o755);
  const folder = join(out, 'releases', release);
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const site: SiteConfig = { ...defaults, listen: `127.0.0.1:${port}`, apiUpstream, ...changed };
  const rules = serverRules({ definition, plan: planOf(redirects), site, release, modules, sources });
  for (const file of files) {
    write(`site/${file}`, `this is ${file}\n`);
    if (/\.(html|css|js)$/.test(file)) {
      write(`site/${file}.gz`, gzipSync(`this is ${file}\n`));
      write(`site/${file}.br`, brotliCompressSync(`this is ${file}\n`));
    }
  }
  for (const { path, text } of nginxFiles({ rules, site, deployDir: out, modules, resolver })) write(path, text);
  write('redirects.json', JSON.stringify(rules));
  mkdirSync(join(out, 'run'));
  symlinkSync(`releases/${release}`, join(out, 'current'));
  return { out, folder, site, rules, remove: () => rmSync(out, { recursive: true, force: true }) };
}
