import { join } from 'node:path';
import { Command } from 'commander';
import type { Console } from './console/console.ts';
import { address, type Settings } from './environment.ts';
import { between, folderOf, inOption } from './options.ts';

/** Where the content of the embedded API lies, below the project's folder. */
const contentFolder = 'config/content';
/** Where it keeps what visitors send. */
const dataFolder = '.cache/api-data';

export type Variables = Record<string, string | undefined>;

type Parts = {
  console: Console;
  /** The settings of this run; options are handed in as the variables they stand for. */
  settings: (options?: Variables) => Settings;
  /** Rejects when the command is asked to stop. */
  interrupted: Promise<never>;
};

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Declares every command with its options; what a command does is imported when it is called. */
export function commands({ console, settings, interrupted }: Parts): Command {
  const site = new Command('site')
    .description('Builds the two-edition website from the content API, serves it, and manages its releases.')
    .showHelpAfterError('(site --help shows the commands, site <command> --help their options)')
    .exitOverride()
    .configureOutput({ writeOut: (text) => process.stdout.write(text), writeErr: (text) => process.stderr.write(text) });

  const command = (name: string, description: string, examples: readonly string[]) =>
    site
      .command(name)
      .description(description)
      .option('--quiet', 'say nothing but errors')
      .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ site ${example}`).join('\n')}`);

  command('generate', 'build and publish a release', [
    'generate',
    'generate --api https://api.example.com --strict',
    "generate --only '/dev-blog/**'",
  ])
    .option('--api <url>', 'base address of the content API', inOption(address, 'an http(s) address'))
    .option('--out <dir>', 'output folder')
    .option('--concurrency <n>', 'calls in flight', inOption(between(1, 256), 'a whole number from 1 to 256'), 8)
    .option('--workers <n>', 'render threads besides the main one (default: one for each processor left)', inOption(between(0, 64), 'a whole number from 0 to 64'))
    .option('--only <glob>', 'make only the addresses that match; the others come from the current release')
    .option('--strict', 'refuse to publish when a call failed, even if an older answer could stand in', false)
    .option('--offline', 'open no connection: use the last good answers', false)
    .option('--no-compress', 'leave out the .gz and .br files')
    .option('--dry-run', 'do everything but write', false)
    .option('--force', 'publish even if the site shrinks', false)
    .option('--reload', 'have the running nginx serve the release', false)
    .option('--json', 'print the report as one JSON object', false)
    .action(async ({ api, out, only, workers, json: _json, quiet: _quiet, ...options }) => {
      const { generate } = await import('./commands/generate.ts');
      await generate({
        options: { ...options, only: only ?? null, workers: workers ?? null },
        settings: settings({ SITE_API: api, SITE_OUT: folderOf(out) }),
        console,
        interrupted,
      });
    });

  command('preview', 'serve the current release on this machine, with the embedded content API behind it', [
    'preview',
    'preview --nginx',
  ])
    .option('--out <dir>', 'output folder')
    .option('--nginx', 'use the real nginx and the generated rules', false)
    .option('--content <dir>', 'content of the embedded API')
    .option('--data <dir>', 'folder that keeps what visitors send to it')
    .option('--latency <ms>', 'milliseconds that every answer of the API is held back', inOption(between(0, 600_000), 'milliseconds, up to 600000'), 0)
    .action(async ({ out, nginx, content, data, latency }) => {
      const { preview } = await import('./commands/preview.ts');
      const { program, site, ...base } = settings();
      const { root } = program;
      await preview({ out: folderOf(out) ?? base.out, site, nginx, content: folderOf(content) ?? join(root, contentFolder), data: folderOf(data) ?? join(root, dataFolder), articles: 0, latency, say: console.say });
    });

  command('api', 'run the embedded content API alone', [
    'api',
    'api --port 9000 --articles 1000 --latency 20',
    'api --openapi > openapi.json',
  ])
    .option('--port <n>', 'port on this machine; 0 takes any free one', inOption(between(0, 65_535), 'a port from 0 to 65535'), 8787)
    .option('--content <dir>', 'folder with the content')
    .option('--articles <n>', 'generated blog articles to add, for trials of scale', inOption(between(0, 1_000_000), 'a whole number up to 1000000'), 0)
    .option('--latency <ms>', 'milliseconds that every answer is held back', inOption(between(0, 600_000), 'milliseconds, up to 600000'), 0)
    .option('--data <dir>', 'folder that keeps what visitors send: leads, reports, uploads')
    .option('--openapi', 'print the contract as an OpenAPI document, and do nothing else', false)
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

  command('releases', 'list the releases that are kept', ['releases', 'releases --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print them as one JSON object', false)
    .action(async ({ out, json }) => {
      const { releases } = await import('./commands/releases.ts');
      await releases({ out: folderOf(out) ?? settings().out, json, print });
    });

  command('rollback', 'make an earlier release current', ['rollback', 'rollback 20260305T100000Z-0123456789ab'])
    .argument('[id]', 'the release; without it, the one before the current')
    .option('--out <dir>', 'output folder')
    .option('--json', 'print the outcome as one JSON object', false)
    .action(async (id, { out, json }) => {
      const { rollback } = await import('./commands/rollback.ts');
      await rollback({ out: folderOf(out) ?? settings().out, id, json, print });
    });

  command('check', 'prove the current release: links, assets, HTML, redirects and editions through a real nginx', ['check', 'check --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print what was found as one JSON object', false)
    .action(async ({ out }) => {
      const { check } = await import('./commands/check.ts');
      await check({ out: folderOf(out) ?? settings().out, console });
    });

  command('reload', 'have the running nginx serve the current release', ['reload', 'reload --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print the outcome as one JSON object', false)
    .action(async ({ out, json }) => {
      const { reload } = await import('./commands/reload.ts');
      const { site, ...base } = settings();
      await reload({ out: folderOf(out) ?? base.out, site, json, print });
    });

  command('explain', 'tell what a page was made from, and why it was last made', ['explain /dev-blog', 'explain /im --json'])
    .argument('<address>', 'address of the page')
    .option('--out <dir>', 'output folder')
    .option('--json', 'print it as one JSON object', false)
    .action(async (address, { out }) => {
      const { explain } = await import('./commands/explain.ts');
      await explain({ out: folderOf(out) ?? settings().out, address, console });
    });

  command('routes', 'show the route table', ['routes', 'routes --json'])
    .option('--json', 'print the rows as one JSON object', false)
    .action(async () => {
      const { routeTable } = await import('./commands/routes.ts');
      routeTable(console);
    });

  return site;
}
