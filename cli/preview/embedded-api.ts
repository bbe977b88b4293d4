import { startApi } from '../api/server.ts';
import { isListening, parseAddress } from './listening.ts';

type Given = { upstream: string; content: string; articles: number; latency: number };

/** What answers the API calls, in words, and how to end what was started for it. */
export type PreviewApi = { says: string; close: () => Promise<void> };

/** Starts the embedded API at the address the rules name, unless that is another machine, or taken by an API already. */
export async function openApi({ upstream, content, articles, latency }: Given): Promise<PreviewApi> {
  const { host, port } = parseAddress(upstream);
  const ours = host === 'localhost' || host === '::1' || host.startsWith('127.');
  if (!ours || (await isListening({ host, port }))) return { says: `API calls go to ${upstream}`, close: async () => undefined };
  const api = await startApi({ content, port, host, articles, latency });
  return { says: `the embedded API answers at ${api.url}`, close: () => api.close() };
}
