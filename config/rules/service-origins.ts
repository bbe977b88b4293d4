import type { ThirdParties } from '#generator';
import type { Edition } from '../editions.ts';
import type { Services } from '../services.ts';
import type { SiteConfig } from '../site.ts';

/** Adds the origins that the configured services are loaded from and sent to. Addresses of our own site need no permission. */
export function withServices(known: ThirdParties, { sharing, chat, analytics }: Services): ThirdParties {
  const scripts = [sharing, chat].flatMap((service) => (service ? originOf(service.script) : []));
  const connections = analytics ? originOf(analytics.collect) : [];
  return {
    ...known,
    scripts: [...new Set([...known.scripts, ...scripts])],
    connections: [...new Set([...known.connections, ...connections])],
  };
}

const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The outside services of each edition: those that are configured for it, and the services of the site. */
export function thirdPartiesOf({ security, services }: SiteConfig): Record<Edition, ThirdParties> {
  const { zh, en } = security.thirdParties;
  return { zh: withServices(zh, services), en: withServices(en, services) };
}
