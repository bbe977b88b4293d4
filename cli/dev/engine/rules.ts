import type { Edition } from '../../define/editions.ts';
import type { SiteConfig } from '../../define/config.ts';
import type { SiteDefinition } from '../../define/site.ts';
import type { Plan } from '../../plan/plan.ts';
import type { PageSources } from '../../render/page-sources.ts';
import { securityHeaders } from '../../server-model/security-headers.ts';
import { serverRules, type ServerRules } from '../../server-model/server-rules.ts';

/** Replaces the release id; it is constant, so that pages can replace each other in a browser. */
const releaseName = 'dev';

/** The server rules of a plan. Their content-security policy grows with each rendered document. */
export type Rules = {
  now(): ServerRules;
  /** Adds the sources that a document needs. */
  allow(edition: Edition, sources: PageSources): void;
};

/** Maximum number of hashes in a policy; those of earlier versions are dropped. */
const most = 12;

type OpenRulesOptions = { definition: SiteDefinition; plan: Plan; site: SiteConfig };

export function openRules({ definition, plan, site }: OpenRulesOptions): Rules {
  // The policy of a document also applies to pages that replace it later, whose pictures are not known yet.
  const media = site.mediaHosts.map((host) => `https://${host}`);
  const first: PageSources = { scripts: [], styles: [], media, files: [] };
  const sources: Record<Edition, PageSources> = Object.fromEntries(
    Object.keys(site.editions).map((edition) => [edition, first]),
  );
  let rules = serverRules({ definition, plan, site, release: releaseName, modules: [], sources });
  return {
    now: () => rules,
    allow(edition, needed) {
      const { scripts, styles, media } = sources[edition]!;
      const all = {
        scripts: joined(scripts, needed.scripts),
        styles: joined(styles, needed.styles),
        media: [...new Set([...media, ...needed.media])],
        files: [],
      };
      if (JSON.stringify(all) === JSON.stringify(sources[edition])) return;
      sources[edition] = all;
      rules = { ...rules, headers: securityHeaders({ site, definition, sources }) };
    },
  };
}

const joined = (old: readonly string[], needed: readonly string[]) =>
  [...old.filter((one) => !needed.includes(one)), ...needed].slice(-most);
