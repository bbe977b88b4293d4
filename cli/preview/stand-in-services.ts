import type { Services } from '../../config/services.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** The text in scripts when no third-party service is configured. */
export const servicesOff = 'services:{sharing:null,chat:null,analytics:null}';

/** Whether no service is configured; only then the preview uses stand-ins. */
export function isWithoutServices(services: Services): boolean {
  return Object.values(services).every((service) => service === null);
}

/** The stand-in services of the embedded API. Its page `/services` shows what they received. */
export function standInServices(origin: string): Services {
  return {
    sharing: { script: `${origin}/services/sharing.js` },
    chat: { script: `${origin}/services/chat.js`, global: 'standInChat' },
    analytics: { collect: `${origin}/services/clicks` },
  };
}

export function withStandIns(text: string, origin: string): string {
  return text.replaceAll(servicesOff, () => `services:${JSON.stringify(standInServices(origin))}`);
}

export function allowStandIns(headers: ServerRules['headers']['zh'], origin: string): ServerRules['headers']['zh'] {
  const name = 'Content-Security-Policy';
  const policy = headers[name];
  if (policy === undefined) return headers;
  return { ...headers, [name]: policy.replace(/\b(script-src|connect-src) 'self'/g, `$& ${origin}`) };
}
