import { once } from 'node:events';
import { startApi } from '../api/server.ts';

/** Runs the embedded content API until it is told to end (SIGINT or SIGTERM). */
export async function api({
  port,
  content,
  articles,
  latency,
}: {
  port: number;
  content: string;
  articles: number;
  latency: number;
}): Promise<void> {
  const running = await startApi({ port, content, articles, latency });
  const extras = [
    articles > 0 && `${articles} generated articles`,
    latency > 0 && `every answer after ${latency} ms`,
  ].filter(Boolean);
  process.stdout.write(`Content API at ${running.url} serves ${[content, ...extras].join(', ')}\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.close();
}
