/** Commit, branch and CI run of a build; null when unknown. */
export type CiRun = { commit: string | null; branch: string | null; run: string | null };

type Variables = Readonly<Record<string, string | undefined>>;

/** Our own variables first, then those of CI systems. */
const systems: readonly ((env: Variables) => Partial<Record<keyof CiRun, string | undefined>>)[] = [
  (env) => ({ commit: env['SITE_COMMIT'], branch: env['SITE_BRANCH'], run: env['SITE_RUN'] }),
  (env) => ({
    commit: env['GITHUB_SHA'],
    // A pull request is built from a merge commit; another variable has its branch.
    branch: env['GITHUB_HEAD_REF'] || env['GITHUB_REF_NAME'],
    run:
      env['GITHUB_RUN_ID'] &&
      `${env['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${env['GITHUB_REPOSITORY'] ?? ''}/actions/runs/${env['GITHUB_RUN_ID']}`,
  }),
  (env) => ({
    commit: env['CI_COMMIT_SHA'],
    branch: env['CI_MERGE_REQUEST_SOURCE_BRANCH_NAME'] || env['CI_COMMIT_REF_NAME'],
    run: env['CI_JOB_URL'] || env['CI_PIPELINE_URL'],
  }),
  // Jenkins.
  (env) => ({
    commit: env['GIT_COMMIT'],
    branch: env['BRANCH_NAME'] || env['GIT_BRANCH'],
    run: env['BUILD_URL'],
  }),
];

export const ciRunVariables = ['SITE_COMMIT', 'SITE_BRANCH', 'SITE_RUN'] as const;

/** Reads commit, branch and run from the environment: each from the first system that sets it. */
export function ciRunOf(env: Variables): CiRun {
  const found = systems.map((read) => read(env));
  const first = (part: keyof CiRun) => found.map((run) => run[part]).find(Boolean) ?? null;
  const run = first('run');
  return { commit: first('commit'), branch: first('branch'), run: run && withoutUser(run) };
}

function withoutUser(run: string): string {
  if (!URL.canParse(run)) return run;
  const address = new URL(run);
  if (address.username === '' && address.password === '') return run;
  address.username = '';
  address.password = '';
  return address.href;
}
