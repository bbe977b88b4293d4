// Which command runs the test files of a folder, and what has to be there before.

/** @type {Readonly<Record<string, import('./tiers.mjs').Suite>>} */
export const suites = {
  architecture: { tier: 'test', needs: [] },
  generator: { tier: 'test', needs: ['second'] },
  release: { tier: 'test', needs: [] },
  'server-model': { tier: 'test', needs: ['nginx'] },
  site: { tier: 'test', needs: ['site'] },
  unit: { tier: 'test', needs: [] },
  walks: { tier: 'test', needs: ['site', 'nginx', 'browser'] },

  browser: { tier: 'site', needs: ['site', 'project', 'nginx', 'browser'] },

  builds: { tier: 'all', needs: ['site', 'project', 'second', 'nginx', 'browser'] },
  check: { tier: 'all', needs: ['site', 'project', 'nginx'] },
  dev: { tier: 'all', needs: ['browser'] },
  engines: { tier: 'all', needs: ['site', 'project', 'nginx', 'browser', 'engines'] },
  faults: { tier: 'all', needs: ['second', 'nginx'] },
  machines: { tier: 'all', needs: ['second', 'nginx'] },
  nginx: { tier: 'all', needs: ['site', 'nginx', 'deployment'] },
  pipelines: { tier: 'all', needs: ['second', 'nginx', 'deployment'] },
};

/** Folder below `tests/` of a test file, given relative to the project. */
export const suiteOf = (file) => file.split('/')[1];

/** Folders whose tests a command runs: `test:all` runs those of the other two as well. */
export const suitesOf = (tier) => Object.keys(suites).filter((name) => tier === 'all' || suites[name].tier === tier);
