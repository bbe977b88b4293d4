import type { SiteConfig } from '../../../config/site.ts';
import type { Rules } from '../rules/rules.ts';

export type NginxFile = { path: 'nginx/nginx.conf' | 'nginx/http.conf'; text: string };

/**
 * The nginx configuration of a release, as files below its folder.
 * `deployDir` is the absolute place of the output folder, `modules` are absolute paths of modules to load.
 */
export function nginxFiles(_: {
  rules: Rules;
  site: SiteConfig;
  release: string;
  deployDir: string;
  modules: readonly string[];
}): NginxFile[] {
  throw new Error('being written');
}
