import type { Services } from '../../config/services.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** The services of others, as scripts name them where none is configured. */
export const servicesOff = 'services:{sharing:null,chat:null,analytics:null}';

/** Whether no service is configured: only then local ones take their place. */
export function isWithoutServices(services: Services): boolean {
  return Object.values(services).every((service) => service === null);
}

/** The services that the embedded API at an origin offers: each as a visitor meets it, and what they got at its page `/services`. */
export function standInServices(origin: string): Services {
  return {
    sharing: { script: `${origin}/services/sharing.js` },
    chat: { script: `${origin}/services/chat.js`, global: 'standInChat' },
    analytics: { collect: `${origin}/services/clicks` },
  };
}

/** Turns on the services of an origin in a script that has none. */
export function withStandIns(text: string, origin: string): string {
  return text.replaceAll(servicesOff, () => `services:${JSON.stringify(standInServices(origin))}`);
}

/** The security headers that allow them. */
export function allowStandIns(headers: ServerRules['headers']['zh'], origin: string): ServerRules['headers']['zh'] {
  const name = 'Content-Security-Policy';
  const policy = headers[name];
  if (policy === undefined) return headers;
  return { ...headers, [name]: policy.replace(/\b(script-src|connect-src) 'self'/g, `$& ${origin}`) };
}
