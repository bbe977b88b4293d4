import { join, resolve } from 'node:path';
import { Command, Option } from 'commander';
import type { Console } from './console/console.ts';
import { address, type Settings } from './environment.ts';
import { hostNames } from './export/host-names.ts';
import { between, folderOf, inOption } from './options.ts';

/** Content of the embedded API, below the project's folder. */
const contentFolder = 'config/content';
/** What visitors send to it. */
const dataFolder = '.cache/api-data';

export type Variables = Record<string, string | undefined>;

type CommandParts = {
  console: Console;
  version: string;
  /** The settings of this run; options override the variables they stand for. */
  settings: (options?: Variables) => Settings;
  /** Variables of the environment that are no settings: which of several processes this one is. */
  env: Variables;
  /** Rejects when the command is interrupted. */
  interrupted: Promise<never>;
};

const wholeNumber = (least: number, most: number) =>
  inOption(between(least, most), `a whole number from ${least} to ${most}`);

/** Declares every command with its options; the code of a command is imported when it is called. */
export function commands({ console, version, settings, env, interrupted }: CommandParts): Command {
  const site = new Command('site')
    .description('Builds the two-edition website from the content API, serves it, and manages its releases.')
    .version(`site ${version}, Node.js ${process.version}`, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => process.stdout.write(text),
      writeErr: (text) => process.stderr.write(text),
      // `main` reports wrong usage like every other problem.
      outputError: () => undefined,
    });

  const command = (name: string, description: string, examples: readonly string[]) =>
    site
      .command(name)
      .description(description)
      .option('--quiet', 'print errors only')
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ site ${example}`).join('\n')}`);

  command('generate', 'build the site and publish it as a release', [
    'generate',
    'generate --api https://api.example.com --strict',
    "generate --only '/dev-blog/**'",
    'generate --shard 2/4 --pack shard-2.tar.gz',
  ])
    .option(
      '--api <url>',
      'base URL of the content API (default: the embedded API)',
      inOption(address, 'an http(s) URL'),
    )
    .option('--out <dir>', 'output folder')
    .option('--concurrency <n>', 'concurrent API requests', wholeNumber(1, 256), 8)
    .option('--workers <n>', 'extra render threads (default: CPU cores - 1)', wholeNumber(0, 64))
    .option(
      '--only <glob>',
      'render only matching addresses; copy the others from the current release (repeatable)',
      (glob: string, globs?: string[]) => [...(globs ?? []), glob],
    )
    .option('--drafts', 'show drafts and what is not yet published; keeps search engines away', false)
    .option('--strict', 'do not publish if an API call failed, even where a cached response can be used', false)
    .option('--offline', 'use no network: render from cached responses', false)
    .option('--no-compress', 'write no .gz and .br files')
    .option('--dry-run', 'build without writing anything', false)
    .option('--force', 'publish even if pages disappear', false)
    .option('--reload', 'reload nginx after publishing', false)
    .option('--shard <i/n>', 'render the i-th of n shares of the pages into the cache; publish nothing')
    .option('--pack <file>', 'with --shard: write what it made to one archive, for `site merge`')
    .option('--json', 'print one JSON object: outcome, exit code, problems, report', false)
    .action(async ({ api, out, only, workers, shard, pack, json: _json, quiet: _quiet, ...given }) => {
      const options = { ...given, only: only ?? null, workers: workers ?? null };
      const { chooseShare } = await import('./shards/chosen-share.ts');
      const { assertShardOptions } = await import('./shards/shard-options.ts');
      const chosen = chooseShare({ option: shard, env });
      assertShardOptions({ ...options, chosen, pack: pack ?? null });
      const input = { options, settings: settings({ SITE_API: api, SITE_OUT: folderOf(out) }), console, interrupted };
      if (chosen) {
        const { generateShard } = await import('./commands/generate-shard.ts');
        return generateShard({ ...input, share: chosen.share, pack: folderOf(pack) ?? null });
      }
      const { generate } = await import('./commands/generate.ts');
      await generate(input);
    });

  command('merge', 'join shards into the cache, so that the next generate publishes them', [
    'merge shard-*.tar.gz',
    'merge /shared/shard-1 /shared/shard-2',
    'merge shards/*.tar.gz --json',
  ])
    .argument('<path...>', 'archives of `generate --shard I/N --pack FILE`, or cache folders of shards')
    .option('--json', 'print one JSON object', false)
    .action(async (paths: string[]) => {
      const { merge } = await import('./commands/merge.ts');
      await merge({ paths: paths.map((path) => resolve(path)), settings: settings(), console, interrupted });
    });

  command('dev', 'serve the site from its sources, and update open pages when a file is saved', [
    'dev',
    'dev --port 9000 --open',
    'dev --api https://api.example.com',
  ])
    .option(
      '--port <n>',
      'port to listen on (default: that of SITE_LISTEN, or the next free one)',
      wholeNumber(1, 65_535),
    )
    .option('--open', 'open the site in a browser', false)
    .option(
      '--api <url>',
      'base URL of the content API (default: the embedded API)',
      inOption(address, 'an http(s) URL'),
    )
    .action(async ({ port, open, api }) => {
      const { dev } = await import('./commands/dev.ts');
      await dev({
        settings: settings({ SITE_API: api }),
        api: api ?? null,
        port: port ?? null,
        open,
        console,
      });
    });

  command('new', 'begin a page, an article, a case or a redirect: writes its files, and its row', [
    "new page products/fax --title 传真 --summary '从应用里收发传真。'",
    "new article call-setup --title 一次呼叫 --summary '接通之前发生了什么。' --type rtc",
    "new case lin-bakery --title 排队不再靠喊 --customer 林记烘焙 --summary '取餐通知改走短信。' --type retail --metric '3 天=从签约到上线' --metric '92%=取餐短信送达率'",
    'new redirect /fax-old --to /sms',
  ])
    .argument('<kind>', 'page, article, case or redirect')
    .argument('<name>', 'area and name of a page, id of an article or case, old address of a redirect')
    .option('--title <text>', 'title')
    .option('--summary <text>', 'one or two sentences, shown in lists and search results')
    .option('--type <id>', 'category of an article or case')
    .option('--customer <name>', 'customer of a case')
    .option(
      '--metric <value=label>',
      'a number of a case; given twice or more',
      (text, all) => [...all, text],
      [] as string[],
    )
    .option('--to <address>', 'target of a redirect')
    .option('--en', 'a redirect of the English edition', false)
    .option('--json', 'print one JSON object', false)
    .action(async (kind, name, { title, summary, type, customer, metric, to, en }) => {
      const { beginNew } = await import('./commands/new.ts');
      const { program, now } = settings();
      const options = {
        name,
        title: title ?? null,
        summary: summary ?? null,
        type: type ?? null,
        customer: customer ?? null,
        metrics: metric,
        to: to ?? null,
        edition: en ? ('en' as const) : ('zh' as const),
        now,
      };
      beginNew({ root: program.root, kind, options, console });
    });

  command('preview', 'serve the current release on this machine, with the embedded content API behind it', [
    'preview',
    'preview --port 9000 --open',
    'preview --nginx',
  ])
    .option('--out <dir>', 'output folder')
    .option(
      '--port <n>',
      'port to listen on (default: that of SITE_LISTEN, or the next free one)',
      wholeNumber(1, 65_535),
    )
    .option('--host <host>', 'address to listen on (default: that of SITE_LISTEN)')
    .option('--open', 'open the site in a browser', false)
    .option('--nginx', 'serve with nginx and the generated configuration', false)
    .option('--content <dir>', 'content of the embedded API')
    .option('--data <dir>', 'folder for what visitors send: leads, reports, uploads')
    .option('--latency <ms>', 'delay every API response by this many milliseconds', wholeNumber(0, 600_000), 0)
    .action(async ({ out, port, host, open, nginx, content, data, latency }) => {
      const { preview } = await import('./commands/preview.ts');
      const { program, site, ...base } = settings({ SITE_OUT: folderOf(out) });
      const { root } = program;
      await preview({
        out: base.out,
        site,
        port: port ?? null,
        host: host ?? null,
        open,
        nginx: nginx ? base.nginx : null,
        content: folderOf(content) ?? join(root, contentFolder),
        data: folderOf(data) ?? join(root, dataFolder),
        articles: 0,
        latency,
        say: console.say,
      });
    });

  command('api', 'run the embedded content API alone', [
    'api',
    'api --port 9000 --articles 1000 --latency 20',
    'api --openapi > openapi.json',
  ])
    .option('--port <n>', 'port on 127.0.0.1; 0 takes any free port', wholeNumber(0, 65_535), 8787)
    .option('--content <dir>', 'folder with the content')
    .option('--articles <n>', 'add this many generated articles, for load tests', wholeNumber(0, 1_000_000), 0)
    .option('--latency <ms>', 'delay every response by this many milliseconds', wholeNumber(0, 600_000), 0)
    .option('--data <dir>', 'folder for what visitors send: leads, reports, uploads')
    .option('--openapi', 'print the API as an OpenAPI document and exit', false)
    .action(async ({ port, content, data, articles, latency, openapi }) => {
      const { program, site } = settings();
      const { root } = program;
      const folder = folderOf(content) ?? join(root, contentFolder);
      if (openapi) {
        const { printContract } = await import('./commands/api-contract.ts');
        return printContract({ content: folder });
      }
      const { api } = await import('./commands/api.ts');
      await api({ port, content: folder, data: folderOf(data) ?? join(root, dataFolder), site, articles, latency });
    });

  command('content', 'check the content without building, or write JSON Schemas for editors', [
    'content check',
    'content check --json',
    'content schema --out .vscode/schemas',
  ])
    .argument(
      '<action>',
      'check or schema',
      inOption((text) => (text === 'check' || text === 'schema' ? text : undefined), 'check or schema'),
    )
    .option('--content <dir>', 'folder with the content')
    .option('--out <dir>', 'folder for the schemas (default: .cache/schemas)')
    .option('--json', 'print one JSON object: outcome, exit code, problems', false)
    .action(async (action, { content, out }) => {
      const { root } = settings().program;
      const folder = folderOf(content) ?? join(root, contentFolder);
      const { checkContent, writeSchemas } = await import('./commands/content.ts');
      if (action === 'check') return checkContent({ root, content: folder, console });
      return writeSchemas({ root, content: folder, out: folderOf(out) ?? join(root, '.cache/schemas'), console });
    });

  command('releases', 'list the releases in the output folder', ['releases', 'releases --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async ({ out }) => {
      const { releases } = await import('./commands/releases.ts');
      await releases({ out: settings({ SITE_OUT: folderOf(out) }).out, console });
    });

  command('rollback', 'make an earlier release current', ['rollback', 'rollback 20260305T100000Z-0123456789ab'])
    .argument('[id]', 'the release (default: the one before the current)')
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async (id, { out }) => {
      const { rollback } = await import('./commands/rollback.ts');
      await rollback({ out: settings({ SITE_OUT: folderOf(out) }).out, id, console });
    });

  command('export', 'copy the current release: as it is, for nginx, or as a host of static files takes it', [
    'export image/',
    'export site/ --for netlify',
    'export site/ --for serve && npx serve site',
  ])
    .argument('<dir>', 'folder to fill; it must be empty or not exist')
    .addOption(new Option('--for <host>', 'a host of static files (default: nginx)').choices([...hostNames]))
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async (folder, { out, for: host }) => {
      const { exportRelease } = await import('./commands/export.ts');
      const { site, ...base } = settings({ SITE_OUT: folderOf(out) });
      await exportRelease({ out: base.out, to: resolve(folder), host: host ?? null, site, console });
    });

  command('check', 'verify the current release: files, links, HTML, and every redirect and header through nginx', [
    'check',
    'check --json',
    'check --format junit > check.xml',
  ])
    .option('--out <dir>', 'output folder')
    .addOption(
      new Option('--format <name>', 'print for a pipeline: annotations of GitHub Actions, or a JUnit report')
        .choices(['github', 'junit'] as const)
        .conflicts('json'),
    )
    .option('--json', 'print one JSON object: outcome, exit code, problems', false)
    .action(async ({ out, format }) => {
      const { check } = await import('./commands/check.ts');
      const { nginx, ...base } = settings({ SITE_OUT: folderOf(out) });
      await check({ out: base.out, nginx, format: format ?? null, root: base.program.root, console });
    });

  command('diff', 'show what visitors will see differently between two releases', [
    'diff',
    'diff 20260305T100000Z-0123456789ab',
    'diff ../main/output output --html changes.html',
    'diff --markdown > changes.md',
  ])
    .argument('[a]', 'id or folder of a release, or an output folder (default: the release before the current)')
    .argument('[b]', 'the release to compare it with (default: the current)')
    .option('--out <dir>', 'output folder')
    .option('--html <file>', 'write a report with pictures, for a browser')
    .option('--markdown', 'print Markdown, for a pull request', false)
    .option('--exit-code', 'exit with 1 when the releases differ', false)
    .addOption(new Option('--json', 'print one JSON object').default(false).conflicts('markdown'))
    .action(async (a, b, { out, html, markdown, exitCode }) => {
      const { diff } = await import('./commands/diff.ts');
      const base = settings({ SITE_OUT: folderOf(out) });
      await diff({
        out: base.out,
        a,
        b,
        markdown,
        html: folderOf(html) ?? null,
        browser: base.browser,
        exitCode,
        console,
      });
    });

  command('reload', 'reload nginx, so that it serves the current release', ['reload', 'reload --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async ({ out }) => {
      const { reload } = await import('./commands/reload.ts');
      const { site, nginx, ...base } = settings({ SITE_OUT: folderOf(out) });
      await reload({ out: base.out, site, nginx, console });
    });

  command('announce', 'tell search engines which addresses changed since the last time (IndexNow, Baidu)', [
    'announce',
    'announce --json',
  ])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async ({ out }) => {
      const { announceChanges } = await import('./commands/announce.ts');
      const { site, announce: keys, ...base } = settings({ SITE_OUT: folderOf(out) });
      await announceChanges({ out: base.out, site, keys, console });
    });

  command('explain', 'show what a page was rendered from, and why it was last rebuilt', [
    'explain /dev-blog',
    'explain /im --json',
  ])
    .argument('<address>', 'address of the page')
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async (address, { out }) => {
      const { explain } = await import('./commands/explain.ts');
      await explain({ out: settings({ SITE_OUT: folderOf(out) }).out, address, console });
    });

  command('routes', 'list the route table and the redirects', ['routes', 'routes --json'])
    .option('--json', 'print one JSON object', false)
    .action(async () => {
      const { routeTable } = await import('./commands/routes.ts');
      routeTable(console);
    });

  return site;
}
