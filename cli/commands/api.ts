import { once } from 'node:events';
import type { SiteConfig } from '../../config/site.ts';
import { startApi } from '../api/server.ts';

/** Runs the embedded content API until it is told to end (SIGINT or SIGTERM). */
export async function api({
  port,
  content,
  data,
  site,
  articles,
  latency,
}: {
  port: number;
  content: string;
  /** Folder that keeps what visitors send. */
  data: string;
  site: SiteConfig;
  articles: number;
  latency: number;
}): Promise<void> {
  const running = await startApi({
    port,
    content,
    articles,
    latency,
    standIn: { site, data, log: (line) => void process.stdout.write(`${line}\n`) },
  });
  const extras = [
    articles > 0 && `${articles} generated articles`,
    latency > 0 && `every answer after ${latency} ms`,
  ].filter(Boolean);
  process.stdout.write(`Content API at ${running.url} serves ${[content, ...extras].join(', ')}\n`);
  process.stdout.write(`What visitors send is kept in ${data}; calls are made to fail at ${running.url}/faults\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.close();
}
