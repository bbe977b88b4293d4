import { join, resolve } from 'node:path';
import { Option } from 'commander';
import { hostNames } from '../export/host-names.ts';
import { folderOf } from '../options.ts';
import { dataFolder, type Declaring, wholeNumber } from './declaring.ts';
import { contentFolder } from '../lib/content-folder.ts';

/** Declares the commands that serve, export or announce a release. */
export function serving({ command, console, settings, env }: Declaring): void {
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
    .option('--data <dir>', 'folder for submissions of visitors: leads, reports, uploads')
    .option('--latency <ms>', 'delay every API response by this many milliseconds', wholeNumber(0, 600_000), 0)
    .action(async ({ out, port, host, open, nginx, content, data, latency }) => {
      const { preview } = await import('../commands/preview.ts');
      const { program, definition, site, linkedContent: linked, ...base } = settings({ SITE_OUT: folderOf(out) });
      const { root } = program;
      await preview({
        out: base.out,
        definition,
        site,
        port: port ?? null,
        host: host ?? null,
        open,
        nginx: nginx ? base.nginx : null,
        content: folderOf(content) ?? join(root, contentFolder),
        linked,
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
    .option('--data <dir>', 'folder for submissions of visitors: leads, reports, uploads')
    .option('--openapi', 'print the API as an OpenAPI document and exit', false)
    .action(async ({ port, content, data, articles, latency, openapi }) => {
      const { program, definition, site, linkedContent: linked } = settings();
      const { root } = program;
      const folder = folderOf(content) ?? join(root, contentFolder);
      if (openapi) {
        const { printContract } = await import('../commands/api-contract.ts');
        return printContract({ definition, content: folder, linked, console });
      }
      const { api } = await import('../commands/api.ts');
      await api({
        port,
        content: folder,
        linked,
        data: folderOf(data) ?? join(root, dataFolder),
        definition,
        site,
        articles,
        latency,
        print: console.say,
      });
    });

  command('reload', 'reload nginx, so that it serves the current release', ['reload', 'reload --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async ({ out }) => {
      const { reload } = await import('../commands/reload.ts');
      const { site, nginx, ...base } = settings({ SITE_OUT: folderOf(out) });
      await reload({ out: base.out, site, nginx, console });
    });

  command('hook', 'build the site after signed webhooks, once they pause', [
    'hook',
    'hook --port 9100 --debounce 30',
    'hook -- sh -c "node cli/bin.mjs generate --strict && .deploy/deploy output site@www1:/srv/site"',
  ])
    .argument('[command...]', 'what to run instead of `site generate --strict --reload`, after `--`')
    .option('--port <n>', 'port to listen on; 0 takes any free port', wholeNumber(0, 65_535), 8790)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--debounce <s>', 'seconds without a webhook before a build starts', wholeNumber(0, 3600), 10)
    .action(async (given: string[], { port, host, debounce }) => {
      const { hook } = await import('../commands/hook.ts');
      const { program, hookSecret } = settings();
      const generate = [process.execPath, join(program.root, 'cli/bin.mjs'), 'generate', '--strict', '--reload'];
      await hook({
        port,
        host,
        debounce,
        secret: hookSecret,
        command: given.length > 0 ? given : generate,
        env,
        print: console.say,
      });
    });

  command('export', 'copy the current release to a folder, for nginx or a static host', [
    'export image/',
    'export site/ --for netlify',
    'export site/ --for serve && npx serve site',
  ])
    .argument('<dir>', 'folder to fill; it must be empty or not exist')
    .addOption(new Option('--for <host>', 'a static host (default: nginx)').choices([...hostNames]))
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async (folder, { out, for: host }) => {
      const { exportRelease } = await import('../commands/export.ts');
      const { site, ...base } = settings({ SITE_OUT: folderOf(out) });
      await exportRelease({ out: base.out, to: resolve(folder), host: host ?? null, site, console });
    });

  command('announce', 'notify search engines of changed addresses (IndexNow, Baidu)', ['announce', 'announce --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async ({ out }) => {
      const { announceChanges } = await import('../commands/announce.ts');
      const { site, announce: keys, ...base } = settings({ SITE_OUT: folderOf(out) });
      await announceChanges({ out: base.out, site, keys, console });
    });
}
