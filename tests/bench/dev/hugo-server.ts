import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ensureHugo } from '../hugo/program.ts';
import { type Contestant, menuChange, styleChange, words } from './contestant.ts';
import type { SamePages } from './same-pages.ts';

const layout = `<!doctype html>
<html lang="zh"><head><meta charset="utf-8"><title>{{ .Title }}</title>
<link rel="stylesheet" href="/all.css">{{ with resources.Get "opening.css" }}<link rel="stylesheet" href="{{ .RelPermalink }}">{{ end }}
</head><body>{{ partial "header.html" . }}<main>{{ .Content }}</main>{{ partial "footer.html" . }}</body></html>
`;
const header = `<header><nav><ul>{{ range site.Data.navigation }}<li>{{ with .url }}<a href="{{ . }}">{{ end }}{{ .name }}{{ with .url }}</a>{{ end }}
{{ range .children }}<section><h2>{{ .name }}</h2><ul>{{ range .children }}<li><a href="{{ .url }}">{{ .name }}</a></li>{{ end }}</ul></section>{{ end }}
</li>{{ end }}</ul></nav></header>
`;

/** `hugo server` on the same pages. Installs Hugo where it is missing; throws where it cannot be had. */
export async function hugoServer({
  folder,
  port,
  same,
}: {
  folder: string;
  port: number;
  same: SamePages;
}): Promise<Contestant> {
  const version = ensureHugo();
  const files: Record<string, string> = {
    'hugo.toml': 'baseURL = "/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "section"]\n',
    'layouts/_default/single.html': layout,
    'layouts/index.html': layout,
    'layouts/partials/header.html': header,
    'layouts/partials/footer.html': same.footer,
    'data/navigation.json': same.navigation,
    'static/all.css': same.styles,
    'assets/opening.css': same.opening,
  };
  for (const { path, title, main } of same.pages) {
    const name = path === '/' ? '/_index' : path;
    files[`content${name}.html`] = `${JSON.stringify({ title, url: path }, null, 1)}\n\n${main}`;
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return {
    name: 'hugo server',
    version,
    folder,
    command: ['hugo', 'server', '--port', String(port), '--cacheDir', join(folder, '.cache')],
    ready: /Web Server is available/,
    port,
    changes: {
      'words of a page': {
        file: 'content/sms.html',
        from: words,
        to: (text) => text,
      },
      'a style': { file: 'assets/opening.css', ...styleChange },
      'a menu entry': { file: 'data/navigation.json', ...menuChange },
    },
  };
}
