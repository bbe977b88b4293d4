import type { Headers } from '../server-model/security-headers.ts';

/** Stand-ins of the services of others. */
export type StandInServices = {
  /** Origin of the embedded API. */
  origin: string;
  /** The part of scripts that names services, when none is configured, and with the stand-ins. */
  inScripts: { none: string; standIns: string };
};

export const withStandIns = (text: string, { none, standIns }: StandInServices['inScripts']): string =>
  text.replaceAll(none, () => standIns);

export function allowStandIns(headers: Headers, origin: string): Headers {
  const name = 'Content-Security-Policy';
  const policy = headers[name];
  if (policy === undefined) return headers;
  return { ...headers, [name]: policy.replace(/\b(script-src|connect-src) 'self'/g, `$& ${origin}`) };
}
