import { once } from 'node:events';
import type { SiteConfig } from '../define/config.ts';
import type { SiteDefinition } from '../define/site.ts';
import { startApi } from '../embedded-api/server.ts';

export type ApiOptions = {
  definition: SiteDefinition;
  port: number;
  content: string;
  linked: readonly string[];
  data: string;
  site: SiteConfig;
  articles: number;
  /** Milliseconds. */
  latency: number;
  print: (line: string) => void;
};

/** Runs the embedded content API until SIGINT or SIGTERM. */
export async function api({
  definition,
  port,
  content,
  linked,
  data,
  site,
  articles,
  latency,
  print,
}: ApiOptions): Promise<void> {
  const running = await startApi({
    definition,
    port,
    content,
    linked,
    articles,
    latency,
    site,
    standIn: { site, data, log: print },
  });
  print(`Content API at ${running.url}`);
  print(`  content       ${content}${articles > 0 ? `, ${articles} generated articles` : ''}`);
  if (latency > 0) print(`  delay         ${latency} ms for every response`);
  print(`  visitor data  ${data}`);
  print(`  SMS codes     ${running.url}/codes shows those sent`);
  print(`  faults        ${running.url}/faults makes calls fail`);
  print(`  services      ${running.url}/services shows clicks, shares and chat messages`);
  print('Press Ctrl+C to stop');
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.close();
}
