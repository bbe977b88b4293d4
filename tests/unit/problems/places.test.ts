import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPlaces } from '../../../cli/places/open-places.ts';
import type { Problem } from '../../../cli/problem.ts';

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'site-places-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
const problem = (what: string, where = 'blogDetail, its text; page zh /a'): Problem => ({
  severity: 'warning',
  what,
  where,
  why: 'it is',
  fix: 'correct it',
});
const broken = (to: string) => problem(`broken link in content: ${to}`);

it('finds a link where it is first written, not in code, in whatever form', () => {
  const root = project({
    'config/content/a.md': '`[a](/gone)`\n\n[a](/gone#part) [b](/gone-too "title")\n\n[c]: /named\n',
    'config/content/b.md': '[a](/gone) [w](/wiki/A_(B)) <a href="/html?x=1">\n',
    'config/content/menu.json': '{ "url": "/menu" }',
  });
  const place = openPlaces({ root });
  expect(
    ['/gone', '/gone-too', '/named', '/wiki/A_(B)', '/html', '/menu', '/gon'].map((to) => place(broken(to)).where),
  ).toEqual([
    'config/content/a.md:3:5; page zh /a',
    'config/content/a.md:3:21; page zh /a',
    'config/content/a.md:5:6; page zh /a',
    'config/content/b.md:1:16; page zh /a',
    'config/content/b.md:1:38; page zh /a',
    'config/content/menu.json:1:11; page zh /a',
    'blogDetail, its text; page zh /a',
  ]);
});

it('finds rows of tables, icons and fields', () => {
  const root = project({
    'config/content/menu.json': '[{ "icon": "brian" }]',
    'config/redirects.ts': "export const redirects = [{ from: '/old', to: '/new' }];",
    'config/routes/im.ts': "export const im = [{ path: '/im', page: 'im/home' }];",
  });
  const place = openPlaces({ root });
  expect(place(problem('unknown icon: brian')).where).toBe('config/content/menu.json:1:13');
  expect(place(problem('redirect', 'config/redirects.ts, from /old')).where).toBe('config/redirects.ts:1:36');
  expect(place(problem('route', 'route zh /im')).where).toBe('config/routes/im.ts:1:29');
});
