import { existsSync } from 'node:fs';
import { serveRules } from '../emit/serve-rules.ts';
import { nginxFiles } from '../emit/nginx/nginx-files.ts';
import { type ServerRulesInput, serverRules } from '../server-model/server-rules.ts';
import type { Settings } from '../environment.ts';
import type { Plan } from '../plan/plan.ts';
import { nameServers } from './name-servers.ts';

export type RuleFilesInput = { plan: Plan; settings: Settings; sources: ServerRulesInput['sources'] };

/** The files of a release that contain its id: its rules as data, for nginx, and for `serve`. */
export function ruleFiles({
  plan,
  settings,
  sources,
}: RuleFilesInput): (release: string) => { path: string; content: string }[] {
  const { site, deployDir } = settings;
  // nginx does not start when a module is missing, so modules that are not installed are omitted.
  const modules = site.nginx.modules.filter((path) => existsSync(path));
  const resolver = nameServers({ site });
  const shared = serverRules({ plan, site, release: '', modules, sources });
  return (release) => {
    const rules = { ...shared, release };
    return [
      { path: 'redirects.json', content: `${JSON.stringify(rules, null, 2)}\n` },
      { path: 'site/serve.json', content: `${JSON.stringify(serveRules(rules), null, 2)}\n` },
      ...nginxFiles({ rules, site, release, deployDir, modules, resolver }).map(({ path, text }) => ({
        path,
        content: text,
      })),
    ];
  };
}
