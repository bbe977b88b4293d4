import type { ServerRules } from '../../server-model/server-rules.ts';
import { callPattern } from './api.ts';
import { map, type MapRow } from './map.ts';

/** Whether the host name of a request is foreign, and where it is redirected to. */
export function foreignHostMaps(rules: ServerRules): string[] {
  const { foreignHosts, editions } = rules;
  if (!foreignHosts) return [];
  const foreign = map({
    comment:
      'Host names that are not of the site.\nEvaluated again for the error page of a refused request, which has a status by then.',
    source: '$status $host',
    name: 'site_foreign',
    volatile: true,
    rows: [
      ['default', 'foreign'],
      ['~^[1-9]', ''],
      [`~^[^ ]* (?:${foreignHosts.own.slice(1, -1)})$`, ''],
    ],
  });
  if (foreignHosts.action === 'refuse') return [foreign];
  const home = map({
    comment: 'The same address at the origin of the edition; calls are refused instead.',
    source: '$site_foreign$site_edition$uri',
    name: 'site_home',
    rows: [
      ['default', ''],
      [`~^foreign(?:${editions.map(({ edition }) => edition).join('|')})${callPattern(rules).slice(1)}`, ''],
      ...editions.map(({ edition, origin }): MapRow => [`~^foreign${edition}/`, `${origin}$site_same_path`]),
    ],
  });
  return [foreign, home];
}

/** Lines of a server block, before and after refused methods. */
export function foreignHostLines({ foreignHosts }: ServerRules): { before: string[]; after: string[] } {
  const refuse = 'if ($site_foreign) { return 421; }';
  if (!foreignHosts) return { before: [], after: [] };
  return foreignHosts.action === 'refuse'
    ? { before: [refuse], after: [] }
    : { before: [], after: ['if ($site_home) { return 301 $site_home; }', refuse] };
}
