import { existsSync } from 'node:fs';
import { nginxFiles } from '../../emit/nginx/files.ts';
import { serverRules } from '../../emit/rules/rules.ts';
import type { Settings } from '../../environment.ts';
import type { Plan } from '../../plan/plan.ts';

type Given = { plan: Plan; settings: Settings; sources: Parameters<typeof serverRules>[0]['sources'] };

/** The files of a release that name it: its rules as data, and as nginx configuration. */
export function ruleFiles({ plan, settings, sources }: Given): (release: string) => { path: string; content: string }[] {
  const { site, deployDir } = settings;
  // A module that is not installed where the build runs is not asked for: nginx would refuse to start.
  const modules = site.nginx.modules.filter((path) => existsSync(path));
  return (release) => {
    const rules = serverRules({ plan, site, release, modules, sources });
    return [
      { path: 'redirects.json', content: `${JSON.stringify(rules, null, 2)}\n` },
      ...nginxFiles({ rules, site, release, deployDir, modules }).map(({ path, text }) => ({ path, content: text })),
    ];
  };
}
