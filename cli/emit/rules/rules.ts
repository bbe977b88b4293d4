import type { Edition } from '../../../config/editions.ts';
import type { SiteConfig } from '../../../config/site.ts';
import type { Plan } from '../../plan/plan.ts';

/** Every decision of the server as plain JSON: what `redirects.json` of a release holds. */
export type Rules = {
  release: string;
};

export function serverRules(_: { plan: Plan; site: SiteConfig; release: string }): Rules {
  throw new Error('being written');
}

export type { Edition };
