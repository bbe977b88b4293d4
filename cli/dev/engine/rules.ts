import type { Edition } from '../../../config/editions.ts';
import type { SiteConfig } from '../../../config/site.ts';
import type { Plan } from '../../plan/plan.ts';
import type { PageSources } from '../../render/page-sources.ts';
import { securityHeaders } from '../../server-model/security-headers.ts';
import { serverRules, type ServerRules } from '../../server-model/server-rules.ts';

/** Name in place of a release id: a browser may replace pages by each other. */
export const releaseName = 'dev';

/** The server rules of a plan, with a content-security policy that grows with the documents that were made. */
export type Rules = {
  /** Rules as they are now. */
  now(): ServerRules;
  /** Adds what a document needs. */
  allow(edition: Edition, sources: PageSources): void;
};

/** Hashes that a policy lists at most: of earlier versions none is needed. */
const most = 12;

export function openRules({ plan, site }: { plan: Plan; site: SiteConfig }): Rules {
  // The policy of a document holds for the pages that replace it, whose pictures are not known yet.
  const media = site.mediaHosts.map((host) => `https://${host}`);
  const first: PageSources = { scripts: [], styles: [], media, files: [] };
  const sources: Record<Edition, PageSources> = { zh: first, en: first };
  let rules = serverRules({ plan, site, release: releaseName, modules: [], sources });
  return {
    now: () => rules,
    allow(edition, needed) {
      const { scripts, styles, media } = sources[edition];
      const all = {
        scripts: joined(scripts, needed.scripts),
        styles: joined(styles, needed.styles),
        media: [...new Set([...media, ...needed.media])],
        files: [],
      };
      if (JSON.stringify(all) === JSON.stringify(sources[edition])) return;
      sources[edition] = all;
      rules = { ...rules, headers: securityHeaders({ site, sources }) };
    },
  };
}

const joined = (old: readonly string[], needed: readonly string[]) =>
  [...old.filter((one) => !needed.includes(one)), ...needed].slice(-most);
