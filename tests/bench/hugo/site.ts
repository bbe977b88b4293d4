import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlogType } from '../../../config/calls/blog.ts';
import { type Cost, measured } from '../measured.ts';
import type { Frame } from '../trial-project.ts';
import { article, articles, ask } from './articles.ts';
import { builtFacts } from './built-facts.ts';
import { articleFile, contentFile, drawingOf } from './content.ts';
import { shellData } from './shell-data.ts';

/** How the header and the footer are made: anew on each page, or once for all that share them. */
export const ways = ['partial', 'partialCached'] as const;
export type Way = (typeof ways)[number];

/** Numbers of articles up to which Hugo builds them in each way: beyond, it wants more memory and time than they are worth. */
export const builtUpTo: Readonly<Record<Way, number>> = { partial: 10_000, partialCached: 20_000 };

type WriteHugoSiteOptions = {
  folder: string;
  templates: string;
  api: string;
  frame: Frame /** Document root of our release of the same content. */;
  built: string;
};

/** Writes the Hugo site of the same articles. */
export async function writeHugoSite({ folder, templates, api, frame, built }: WriteHugoSiteOptions): Promise<void> {
  const [types, navigation, blogNav, notices, blocks, newest] = await Promise.all([
    ask(api, 'blogType'),
    ask(api, 'navigation'),
    ask(api, 'blogNav'),
    ask(api, 'changePost'),
    ask(api, 'blogData'),
    ask(api, 'blogList', { page: 1, pageSize: 1 }),
  ]);
  const facts = await builtFacts({ site: built, article: newest.list[0]!.id });
  const drawing = drawingOf(types);
  const write = async (path: string, text: string) => {
    const file = join(folder, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, text);
  };

  await cp(templates, join(folder, 'layouts'), { recursive: true, filter: (path) => !path.endsWith('.toml') });
  for (const config of ['hugo.toml', 'cached.toml']) await cp(join(templates, config), join(folder, config));
  await write('frame.toml', `[params]\n  frame = "${frame}"\n`);
  await cp(join(built, 'assets'), join(folder, 'static/assets'), { recursive: true });
  for (const icon of [
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'manifest.webmanifest',
    'robots.txt',
  ])
    await cp(join(built, icon), join(folder, 'static', icon));

  const data = {
    ...shellData({ navigation: navigation['index'] ?? [], blogNav, notices, links: blocks.link ?? [], facts }),
    order: types.map(({ id }) => id),
    categories: Object.fromEntries(
      types.map((type) => [type.id, { ...type, art: drawing({ type: type.id, of: type.name }) }]),
    ),
  };
  for (const [name, value] of Object.entries(data)) await write(`data/${name}.json`, JSON.stringify(value));

  await write('content/_index.html', contentFile({ title: navigationTitle, description: 'home' }, facts.home));
  await write(
    'content/dev-blog/_index.html',
    contentFile({ title: '开发者博客', description: blogAbout }, facts.entrance),
  );
  for (const type of types)
    await write(
      `content/category/${type.id}/_index.md`,
      contentFile({ title: type.name, url: categoryAddress(type) }, ''),
    );
  for await (const one of articles(api))
    await write(articlePath(one.id), articleFile(one, drawing({ type: one.type, of: one.id })));
}

const navigationTitle = '首页';
const blogAbout = '消息、音视频、网络与 AI 智能体背后的工程笔记：怎么设计，怎么排查，怎么量出来。';
const categoryAddress = ({ id }: BlogType) => `/dev-blog/category/${id}/`;
const articlePath = (id: string) => `content/dev-blog/${id}.md`;

/** Writes one article anew, as the API has it now. */
export async function rewriteArticle({ folder, api, id }: { folder: string; api: string; id: string }): Promise<void> {
  const [types, one] = await Promise.all([ask(api, 'blogType'), article(api, id)]);
  await writeFile(join(folder, articlePath(id)), articleFile(one, drawingOf(types)({ type: one.type, of: id })));
}

/** One run of Hugo over the site, measured. */
export async function buildHugo({ folder, out, way }: { folder: string; out: string; way: Way }): Promise<Cost> {
  const config = ['hugo.toml', 'frame.toml', ...(way === 'partialCached' ? ['cached.toml'] : [])].join(',');
  const { stdout: _, ...cost } = await measured({
    file: 'hugo',
    args: [
      '--minify',
      '--quiet',
      '--source',
      folder,
      '--destination',
      out,
      '--config',
      config,
      '--cacheDir',
      join(folder, '.cache'),
    ],
  });
  return cost;
}
