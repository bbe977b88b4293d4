import { Option } from 'commander';
import { folderOf } from '../options.ts';
import type { Declaring } from './declaring.ts';

/** Declares the commands that list, verify, compare and explain releases. */
export function releases({ command, console, settings }: Declaring): void {
  command('releases', 'list the releases in the output folder', ['releases', 'releases --json'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async ({ out }) => {
      const { releases } = await import('../commands/releases.ts');
      await releases({ out: settings({ SITE_OUT: folderOf(out) }).out, console });
    });

  command('rollback', 'make an earlier release current', [
    'rollback',
    'rollback 20260305T100000Z-0123456789ab',
    "rollback --hold --reason 'wrong prices'",
  ])
    .argument('[id]', 'the release (default: the one before the current)')
    .option('--hold', 'keep it current: later builds make releases and do not switch, until `site resume`', false)
    .option('--reason <text>', 'why, for those who see that builds are held; implies --hold')
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async (id, { hold, reason, out }) => {
      const { rollback } = await import('../commands/rollback.ts');
      await rollback({
        out: settings({ SITE_OUT: folderOf(out) }).out,
        id,
        hold: hold || reason !== undefined ? { reason: reason ?? null } : null,
        console,
      });
    });

  command('resume', 'let builds publish again after `site rollback --hold`', ['resume'])
    .option('--out <dir>', 'output folder')
    .option('--json', 'print one JSON object', false)
    .action(async ({ out }) => {
      const { resume } = await import('../commands/resume.ts');
      await resume({ out: settings({ SITE_OUT: folderOf(out) }).out, console });
    });

  command('check', 'verify the current release: files, links, HTML, and every redirect and header through nginx', [
    'check',
    'check --json',
    'check --format junit > check.xml',
  ])
    .option('--out <dir>', 'output folder')
    .addOption(
      new Option('--format <name>', 'print GitHub Actions annotations or a JUnit report')
        .choices(['github', 'junit'] as const)
        .conflicts('json'),
    )
    .option('--json', 'print one JSON object: outcome, exit code, problems', false)
    .action(async ({ out, format }) => {
      const { check } = await import('../commands/check.ts');
      const { nginx, ...base } = settings({ SITE_OUT: folderOf(out) });
      await check({
        out: base.out,
        definition: base.definition,
        nginx,
        format: format ?? null,
        root: base.program.root,
        console,
      });
    });

  command('diff', 'compare two releases as visitors see them', [
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
    .option('--exit-code', 'exit with 1 when the releases differ, 2 when they cannot be compared', false)
    .addOption(new Option('--json', 'print one JSON object').default(false).conflicts('markdown'))
    .action(async (a, b, { out, html, markdown, exitCode }) => {
      const { diff } = await import('../commands/diff.ts');
      const base = settings({ SITE_OUT: folderOf(out) });
      await diff({
        out: base.out,
        editions: base.site.editions,
        feeds: base.definition.feeds,
        a,
        b,
        markdown,
        html: folderOf(html) ?? null,
        browser: base.browser,
        exitCode,
        console,
      });
    });

  command('explain', 'show what a page was rendered from, and why it was last rebuilt', [
    'explain /news',
    'explain /news --json',
  ])
    .argument('<address>', 'address of the page')
    .option('--out <dir>', 'output folder')
    .option('--verbose', 'print the fingerprints of the inputs, too', false)
    .option('--json', 'print one JSON object', false)
    .action(async (address, { out, verbose }) => {
      const { explain } = await import('../commands/explain.ts');
      const base = settings({ SITE_OUT: folderOf(out) });
      await explain({ out: base.out, definition: base.definition, address, verbose, console });
    });

  command('routes', 'list the route table and the redirects', ['routes', 'routes --json'])
    .option('--json', 'print one JSON object', false)
    .action(async () => {
      const { routeTable } = await import('../commands/routes.ts');
      const { program, definition } = settings();
      await routeTable({ root: program.root, definition, console });
    });
}
