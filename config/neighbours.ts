import type { Neighbours } from '#generator';
import { editionNames } from './editions.ts';
import type { Services } from './services.ts';
import type { SiteConfig } from './site.ts';

/** The sites beside this one, which the embedded API stands in for on a developer's machine. */
export const neighbours: Neighbours = {
  addresses(config) {
    const { account, console, docs } = config as SiteConfig;
    return [...editionNames.flatMap((edition) => [account[edition], console[edition]]), docs];
  },
  moved(config, at) {
    const { account, console, docs } = config as SiteConfig;
    return {
      ...config,
      account: { zh: at(account.zh), en: at(account.en) },
      console: { zh: at(console.zh), en: at(console.en) },
      docs: at(docs),
    } as SiteConfig;
  },
  async logIn(origin) {
    const body = new URLSearchParams({ account: 'lin@example.com' });
    const response = await fetch(`${origin}/account/login`, { method: 'POST', body, redirect: 'manual' });
    return response.headers.getSetCookie();
  },
  hasServices: (config) => Object.values((config as SiteConfig).services).some((service) => service !== null),
  inScripts: {
    none: 'services:{sharing:null,chat:null,analytics:null}',
    standIns: (origin) => `services:${JSON.stringify(standInServices(origin))}`,
  },
  withServices: (config, origin) => ({ ...config, services: standInServices(origin) }) as SiteConfig,
};

/** The stand-in services of the embedded API. Its page `/services` shows what they received. */
function standInServices(origin: string): Services {
  return {
    sharing: { script: `${origin}/services/sharing.js` },
    chat: { script: `${origin}/services/chat.js`, global: 'standInChat' },
    analytics: { collect: `${origin}/services/clicks` },
  };
}
