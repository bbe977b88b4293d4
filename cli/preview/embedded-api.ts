import { connect } from 'node:net';
import { startApi } from '../api/server.ts';

type Given = { upstream: string; content: string; articles: number; latency: number };

/** What answers the API calls, in words, and how to end what was started for it. */
export type PreviewApi = { says: string; close: () => Promise<void> };

/** Starts the embedded API at the address the rules name, unless that is another machine, or taken by an API already. */
export async function openApi({ upstream, content, articles, latency }: Given): Promise<PreviewApi> {
  const { hostname, port } = new URL(`http://${upstream}`);
  const host = hostname.replace(/^\[|\]$/g, '');
  const ours = host === 'localhost' || host === '::1' || host.startsWith('127.');
  if (!ours || (await answers({ host, port: Number(port || 80) }))) return { says: `API calls go to ${upstream}`, close: async () => undefined };
  const api = await startApi({ content, port: Number(port || 80), host, articles, latency });
  return { says: `the embedded API answers at ${api.url}`, close: () => api.close() };
}

function answers(address: { host: string; port: number }): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}
