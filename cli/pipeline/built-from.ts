import { execFile } from 'node:child_process';
import type { Settings } from '../environment.ts';
import type { BuiltFrom } from '../release/built-from.ts';
import type { GenerateOptions } from './options.ts';

type BuiltFromOptions = { settings: Settings; options: GenerateOptions };

/** Determines commit and branch from the CI system, else from git. */
export async function builtFrom({ settings, options }: BuiltFromOptions): Promise<BuiltFrom> {
  const { ciRun, program } = settings;
  const copy = ciRun.commit === null ? await workingCopy(program.root) : null;
  return {
    commit: ciRun.commit ?? copy?.commit ?? null,
    modified: copy?.modified ?? null,
    branch: ciRun.branch ?? copy?.branch ?? null,
    run: ciRun.run,
    configuration: configurationOf({ settings, options }),
  };
}

type WorkingCopy = Pick<BuiltFrom, 'commit' | 'branch' | 'modified'>;

/** Commit and branch of a working copy, and whether it has changes; null without git or a working copy. */
function workingCopy(folder: string): Promise<WorkingCopy | null> {
  // Without optional locks, to not disturb a concurrent commit.
  const args = ['--no-optional-locks', '-C', folder, 'status', '--porcelain=v2', '--branch', '--', '.'];
  return new Promise((resolve) => {
    execFile('git', args, { timeout: 5000, maxBuffer: 10_000_000 }, (failure, stdout) =>
      resolve(failure ? null : readStatus(stdout)),
    );
  });
}

/** Parses `git status --porcelain=v2 --branch`: headers begin with `#`; every other line is a changed file. */
function readStatus(text: string): WorkingCopy {
  const lines = text.split('\n').filter(Boolean);
  const header = (name: string) => {
    const start = `# branch.${name} `;
    const value = lines.find((line) => line.startsWith(start))?.slice(start.length);
    // `(initial)`: no commit yet; `(detached)`: no branch.
    return value === undefined || value.startsWith('(') ? null : value;
  };
  return { commit: header('oid'), branch: header('head'), modified: lines.some((line) => !line.startsWith('#')) };
}

/** Settings and options for the report, listed explicitly, so that no credentials, keys or proxies are included. */
function configurationOf({ settings, options }: BuiltFromOptions): Record<string, string> {
  const { site, api, apiSite } = settings;
  const flags = (['drafts', 'strict', 'offline', 'force'] as const).filter((name) => options[name]);
  const chosen = [
    ...flags.map((name) => `--${name}`),
    ...(options.compress ? [] : ['--no-compress']),
    ...(options.only ?? []).map((glob) => `--only ${glob}`),
  ];
  return {
    options: chosen.join(' ') || 'none',
    'content API': api ?? 'embedded',
    ...(apiSite !== null && { 'content API, base site': apiSite }),
    ...Object.fromEntries(Object.entries(site.origins).map(([edition, origin]) => [`origin of ${edition}`, origin])),
    'search engines': site.noindex ? 'may not index' : 'may index',
    'nginx listens on': site.listen,
    'API behind nginx': site.apiUpstream,
    ...(site.apiSiteUpstream && { 'API behind nginx, base site': site.apiSiteUpstream }),
    ...(site.nginx.status && { 'health and status': site.nginx.status }),
    'logs of nginx': site.nginx.logs,
    'Node.js': process.version,
  };
}
