import { standInServices } from '../../config/neighbours.ts';
import type { ServerRules } from '../server-model/server-rules.ts';

/** The text in scripts when no third-party service is configured. */
export const servicesOff = 'services:{sharing:null,chat:null,analytics:null}';

export function withStandIns(text: string, origin: string): string {
  return text.replaceAll(servicesOff, () => `services:${JSON.stringify(standInServices(origin))}`);
}

export function allowStandIns(headers: ServerRules['headers']['zh'], origin: string): ServerRules['headers']['zh'] {
  const name = 'Content-Security-Policy';
  const policy = headers[name];
  if (policy === undefined) return headers;
  return { ...headers, [name]: policy.replace(/\b(script-src|connect-src) 'self'/g, `$& ${origin}`) };
}
