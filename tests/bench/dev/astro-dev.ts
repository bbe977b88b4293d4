import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Contestant, menuChange, styleChange, words } from './contestant.ts';
import type { SamePages } from './same-pages.ts';

/** A version that runs on the oldest Node.js of this project. */
const astro = 'astro@5';

const installSeconds = 300;

const layout = `---
import navigation from '../data/navigation.json';
import footer from '../data/footer.html?raw';
import '../styles/all.css';
import '../styles/opening.css';
const { title } = Astro.props;
---
<!doctype html>
<html lang="zh"><head><meta charset="utf-8"><title>{title}</title></head><body>
<header><nav><ul>{navigation.map((entry) => <li>{entry.url ? <a href={entry.url}>{entry.name}</a> : entry.name}
{entry.children?.map((group) => <section><h2>{group.name}</h2><ul>{group.children.map((link) => <li><a href={link.url}>{link.name}</a></li>)}</ul></section>)}</li>)}</ul></nav></header>
<main><slot /></main><Fragment set:html={footer} /></body></html>
`;
const anyPage = `---
import Layout from '../layouts/Layout.astro';
export function getStaticPaths() {
  const pages = import.meta.glob('../content/*.json', { eager: true });
  return Object.values(pages).map(({ default: { path, title, main } }) => ({
    params: { path: path.slice(1) || undefined },
    props: { title, main },
  }));
}
const { title, main } = Astro.props;
---
<Layout title={title}><Fragment set:html={main} /></Layout>
`;
const smsPage = (title: string) => `---
import Layout from '../layouts/Layout.astro';
import main from '../data/sms.html?raw';
---
<Layout title="${title}"><h2>${words}</h2><Fragment set:html={main} /></Layout>
`;

/** `astro dev` on the same pages. Installs it into a folder for temporary files; throws where it cannot be had. */
export async function astroDev({
  folder,
  port,
  same,
}: {
  folder: string;
  port: number;
  same: SamePages;
}): Promise<Contestant> {
  const sms = same.pages.find(({ path }) => path === '/sms')!;
  const files: Record<string, string> = {
    'package.json': '{ "type": "module", "private": true }\n',
    'astro.config.mjs': 'export default { devToolbar: { enabled: false } };\n',
    'src/layouts/Layout.astro': layout,
    'src/data/navigation.json': same.navigation,
    'src/data/footer.html': same.footer,
    'src/data/sms.html': sms.main,
    'src/styles/all.css': same.styles.replace(/url\(["']?\/assets\/[^)]*\)/g, 'url(data:,)'),
    'src/styles/opening.css': same.opening,
    'src/pages/[...path].astro': anyPage,
    'src/pages/sms.astro': smsPage(sms.title),
  };
  for (const [at, page] of same.pages.entries())
    if (page !== sms) files[`src/content/${at}.json`] = JSON.stringify(page);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const version = install(folder);
  return {
    name: 'astro dev',
    version,
    folder,
    command: [process.execPath, 'node_modules/astro/astro.js', 'dev', '--port', String(port), '--host', '127.0.0.1'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    ready: /ready in/,
    port,
    changes: {
      'words of a page': { file: 'src/pages/sms.astro', from: words, to: (text) => text },
      'a style': { file: 'src/styles/opening.css', ...styleChange },
      'a menu entry': { file: 'src/data/navigation.json', ...menuChange },
    },
  };
}

/** Installs Astro into the site's folder, from a cache that later runs find again. Returns its version. */
function install(folder: string): string {
  console.error('Installing Astro …');
  const cache = join(tmpdir(), 'site-bench-npm');
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--cache', cache, astro];
  const { error } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2], timeout: installSeconds * 1000 });
  const file = join(folder, 'node_modules/astro/package.json');
  if (error || !existsSync(file))
    throw new Error(`${astro} could not be installed by npm within ${installSeconds} s`, { cause: error });
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
