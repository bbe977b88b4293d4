import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { address, hasCredentials } from '../variable-values.ts';
import { folderOf, inOption } from '../options.ts';
import { type Declaring, wholeNumber } from './declaring.ts';
import { contentFolder } from '../lib/content-folder.ts';

/** Credentials in it are reported by the settings, which do not print them. */
const apiAddress = (text: string) => address(text) ?? (hasCredentials(text) ? text : undefined);

const annotations = () =>
  new Option('--format <name>', 'print problems for a pipeline, too: annotations of GitHub Actions')
    .choices(['github'] as const)
    .conflicts('json');

export function building({ command, console, settings, env, interrupted }: Declaring): void {
  command('generate', 'build the site and publish it as a release', [
    'generate',
    'generate --api https://api.example.com --strict',
    "generate --only '/news/**'",
    'generate --shard 2/4 --pack shard-2.tar.gz',
  ])
    .option(
      '--api <url>',
      'base URL of the content API (default: the embedded API)',
      inOption(apiAddress, 'an http(s) URL'),
    )
    .option('--out <dir>', 'output folder')
    .option('--drafts', 'include drafts and scheduled content; adds noindex to all pages', false)
    .option(
      '--strict',
      'do not publish if an API call failed, even where a cached response can be used, a picture is missing, or a link of a page is dead',
      false,
    )
    .option('--no-compress', 'write no .gz and .br files')
    .option('--force', 'publish even if pages disappear', false)
    .option('--reload', 'reload nginx after publishing', false)
    .option('--shard <i/n>', 'render the i-th of n shares of the pages into the cache; publish nothing')
    .option('--pack <file>', 'with --shard: write the shard to an archive, for `site merge`')
    .addOption(annotations())
    .option('--outcome <file>', 'append outcome=… and release=… to a file, such as GITHUB_OUTPUT or a dotenv report')
    .option('--json', 'print one JSON object: outcome, exit code, problems, report', false)
    .optionsGroup('Advanced options:')
    .option(
      '--only <glob>',
      'render only matching addresses; copy the others from the current release (repeatable)',
      (glob: string, globs?: string[]) => [...(globs ?? []), glob],
    )
    .option('--offline', 'use no network: render from cached responses', false)
    .option('--dry-run', 'build without writing anything', false)
    .option('--concurrency <n>', 'concurrent API requests', wholeNumber(1, 256), 8)
    .option('--workers <n>', 'extra render threads (default: CPU cores - 1)', wholeNumber(0, 64))
    .action(async ({ api, out, only, workers, shard, pack, outcome, format, json: _json, quiet: _quiet, ...given }) => {
      const options = { ...given, only: only ?? null, workers: workers ?? null };
      const { chooseShare } = await import('../shards/chosen-share.ts');
      const { assertShardOptions } = await import('../shards/shard-options.ts');
      const chosen = chooseShare({ option: shard, env });
      assertShardOptions({ ...options, chosen, pack: pack ?? null });
      const input = { options, settings: settings({ SITE_API: api, SITE_OUT: folderOf(out) }), interrupted };
      const { annotated } = await import('../commands/annotated.ts');
      await annotated({ format: format ?? null, settings: input.settings, console }, async (console) => {
        if (chosen) {
          const { generateShard } = await import('../commands/generate-shard.ts');
          return generateShard({ ...input, console, share: chosen.share, pack: folderOf(pack) ?? null });
        }
        const { generate } = await import('../commands/generate.ts');
        await generate({ ...input, console, outcomeFile: folderOf(outcome) ?? null });
      });
    });

  command('merge', 'merge shards into the cache; the next generate publishes them', [
    'merge shard-*.tar.gz',
    'merge /shared/shard-1 /shared/shard-2',
    'merge shards/*.tar.gz --json',
  ])
    .argument('<path...>', 'archives of `generate --shard I/N --pack FILE`, or cache folders of shards')
    .option('--json', 'print one JSON object', false)
    .action(async (paths: string[]) => {
      const { merge } = await import('../commands/merge.ts');
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
      inOption(apiAddress, 'an http(s) URL'),
    )
    .option('--no-types', 'do not check the types of the project')
    .action(async ({ port, open, api, types }) => {
      const { dev } = await import('../commands/dev.ts');
      await dev({
        settings: settings({ SITE_API: api }),
        api: api ?? null,
        port: port ?? null,
        open,
        types,
        console,
      });
    });

  command('create', 'write a new project into an empty folder: this generator, and a small site to begin with', [
    'create ../garden',
    'create ../garden && cd ../garden && npm run generate && npm run preview',
  ])
    .argument('<dir>', 'a folder that is empty or does not exist')
    .option('--json', 'print one JSON object', false)
    .action(async (dir) => {
      const { create } = await import('../commands/create.ts');
      await create({ root: settings().program.root, to: resolve(dir), console });
    });

  command('new', 'create a page, a kind of records, a record or a redirect: its files and its table row', [
    "new page about/history --title 'Our history' --summary 'How it began.'",
    "new page about/press --title Press --summary 'What is written about us.' --like about/history",
    "new kind press --title 'Press releases' --summary 'What we announce, by date.'",
    "new article first-words --title 'First words' --summary 'What we write about.' --type news",
    'new redirect /old-address --to /new-address',
    'new section opening-hours',
  ])
    .argument('<kind>', 'page, kind, redirect, a kind of record, such as article, or a part of pages, such as section')
    .argument('<name>', 'area and name of a page, name of a kind or a part, id of a record, old address of a redirect')
    .option('--title <text>', 'title')
    .option('--summary <text>', 'one or two sentences, shown in lists and search results')
    .option('--type <id>', 'type of a record')
    .option('--customer <name>', 'customer of a record')
    .option(
      '--metric <value=label>',
      'a number of a record (repeatable)',
      (text, all) => [...all, text],
      [] as string[],
    )
    .option('--product <code>', 'product of a page: its documents, demos and price')
    .option('--like <area/page>', 'begin a page as a copy of another one')
    .option('--counterpart <address>', 'the page with the same content in another edition, for a page')
    .option('--to <address>', 'target of a redirect')
    .option('--edition <name>', 'edition of a redirect (default: the one that has the old address)')
    .option('--json', 'print one JSON object', false)
    .action(async (kind, name, { title, summary, type, customer, metric, product, like, counterpart, to, edition }) => {
      const [{ beginNew }, { oneLine }] = await Promise.all([import('../commands/new.ts'), import('../new/draft.ts')]);
      const { program, definition, now } = settings();
      const options = {
        name,
        title: oneLine(title),
        summary: oneLine(summary),
        type: type ?? null,
        customer: oneLine(customer),
        metrics: metric.flatMap((text: string) => oneLine(text) ?? []),
        product: product ?? null,
        like: like ?? null,
        counterpart: counterpart ?? null,
        to: to ?? null,
        edition: edition ?? null,
        now,
      };
      beginNew({ root: program.root, definition, kind, options, console });
    });

  command('move', 'give a page another name: its folder, row, address, the links to it, and a redirect', [
    'move page about/history about/past',
    'move page about/history about/past --dry-run',
    'move page about/history about/past --keep-address',
  ])
    .argument(
      '<kind>',
      'page',
      inOption((text) => (text === 'page' ? text : undefined), 'page'),
    )
    .argument('<from>', 'area and name of the page')
    .argument('<to>', 'its new area and name')
    .option('--address <path>', 'its new address (default: the one that a new page of that name gets)')
    .option('--keep-address', 'leave its address as it is', false)
    .option('--dry-run', 'write nothing, and print what would change', false)
    .option('--json', 'print one JSON object', false)
    .action(async (_, from, to, { address, keepAddress, dryRun }) => {
      const { move } = await import('../commands/move.ts');
      const { program, definition } = settings();
      move({
        root: program.root,
        definition,
        options: { from, to, address: address ?? null, keepAddress },
        dryRun,
        console,
      });
    });

  command('types', 'write the TypeScript declarations of the words files of pages', ['types'])
    .option('--json', 'print one JSON object', false)
    .action(async () => {
      const { types } = await import('../commands/types.ts');
      await types({ root: settings().program.root, console });
    });

  command('content', 'check the content without building, or write JSON Schemas for editors', [
    'content check',
    'content check --json',
    'content check --style',
    'content schema --out .vscode/schemas',
  ])
    .argument(
      '<action>',
      'check or schema',
      inOption((text) => (text === 'check' || text === 'schema' ? text : undefined), 'check or schema'),
    )
    .option('--content <dir>', 'folder with the content')
    .option('--out <dir>', 'folder for the schemas (default: .cache/schemas)')
    .addOption(annotations())
    .option('--json', 'print one JSON object: outcome, exit code, problems', false)
    .option('--strict', 'check: fail on warnings, too', false)
    .option('--style', 'check: advice on headings, repeated sentences, spellings, units and signs, too', false)
    .action(async (action, { content, out, format, strict, style }) => {
      const read = settings();
      const { root } = read.program;
      const folder = folderOf(content) ?? join(root, contentFolder);
      const { checkContent, writeSchemas } = await import('../commands/content.ts');
      if (action === 'check') {
        const { annotated } = await import('../commands/annotated.ts');
        return annotated({ format: format ?? null, settings: read, console }, (console) =>
          checkContent({ settings: read, content: folder, strict, style, console }),
        );
      }
      return writeSchemas({
        root,
        definition: read.definition,
        content: folder,
        out: folderOf(out) ?? join(root, '.cache/schemas'),
        console,
      });
    });
}
