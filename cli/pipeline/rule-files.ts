import { existsSync } from 'node:fs';
import { serveRules } from '../emit/serve-rules.ts';
import { nginxFiles } from '../emit/nginx/nginx-files.ts';
import { type ServerRulesOptions, serverRules } from '../server-model/server-rules.ts';
import type { Settings } from '../environment.ts';
import type { Plan } from '../plan/plan.ts';
import { type NamedFile, releaseToken } from '../release/release-id.ts';
import { nameServers } from './name-servers.ts';

export type RuleFilesOptions = { plan: Plan; settings: Settings; sources: ServerRulesOptions['sources'] };

/** The rules of a release as data, for nginx, and for `serve`. They name the release by `releaseToken`. */
export function ruleFiles({ plan, settings, sources }: RuleFilesOptions): NamedFile[] {
  const { definition, site, deployDir } = settings;
  // nginx does not start when a module is missing, so modules that are not installed are omitted.
  const modules = site.nginx.modules.filter((path) => existsSync(path));
  const resolver = nameServers({ site });
  const rules = serverRules({ definition, plan, site, release: releaseToken, modules, sources });
  const nginx = nginxFiles({ rules, site, deployDir, modules, resolver });
  return [
    { path: 'redirects.json', content: `${JSON.stringify(rules, null, 2)}\n` },
    { path: 'site/serve.json', content: `${JSON.stringify(serveRules(rules, site.editions), null, 2)}\n` },
    ...nginx.map(({ path, text }) => ({ path, content: text })),
  ];
}
