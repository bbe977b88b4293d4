import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Console } from '../console/console.ts';
import { galleryFolder, galleryPath } from '../dev/engine/gallery.ts';
import { startDev } from '../dev/start-dev.ts';
import { watchKeys } from '../dev/keys.ts';
import type { Settings } from '../environment.ts';
import { mainEdition } from '../define/editions.ts';
import { localSite } from '../preview/local-site.ts';
import { freeAddress, parseListenAddress, portInUse } from '../preview/listen-address.ts';
import { openBrowser } from '../preview/open-browser.ts';
import { parseUpstream } from '../server-model/upstream.ts';

export type DevOptions = {
  settings: Settings;
  /** Base URL of the content API, when the command line gives one. */
  api: string | null;
  /** The port to listen on; null: that of SITE_LISTEN, or the next free one. */
  port: number | null;
  open: boolean;
  /** Whether to check the types of the project. */
  types: boolean;
  console: Console;
};

/** Serves the site from its sources until SIGINT, SIGTERM or the key `q`. Throws a `Stop` when the port cannot be had. */
export async function dev({ settings, api, port, open, types, console }: DevOptions): Promise<void> {
  const { program, definition, site } = settings;
  const { say } = console;
  const started = performance.now();
  const configured = parseListenAddress(site.listen);
  const wanted = { host: configured.host, port: port ?? configured.port };
  const listen = await freeAddress(wanted);
  if (listen.port !== wanted.port) {
    if (port !== null) throw portInUse({ address: wanted, offer: `--port ${listen.port}` });
    say(`Port ${wanted.port} is in use; the dev server uses ${listen.port}`);
  }
  const running = await startDev({
    program,
    definition,
    env: { ...process.env, ...(api !== null && { SITE_API: api, SITE_API_UPSTREAM: new URL(api).origin }) },
    listen,
    apiPort: parseUpstream(site.apiUpstream)?.port ?? listen.port + 1,
    types,
    // When this process began: its sources were bundled after that.
    since: performance.timeOrigin,
    problem: console.problem,
    say,
  });
  const { origins } = localSite({ site, definition, listen, apiPort: running.apiPort }).site;
  const main = mainEdition(site.editions);
  const home = origins[main]!;
  const others = Object.keys(site.editions).filter((edition) => edition !== main);
  const isEmbedded = api === null && settings.api === null;
  const faults = `http://localhost:${running.apiPort}/faults`;
  say(`Ready in ${Math.round(performance.now() - started)} ms`);
  for (const edition of [main, ...others]) say(`  ${edition.padEnd(7)} ${origins[edition]}/`);
  say(`  state   ${home}/__site`);
  if (existsSync(join(program.root, galleryFolder))) say(`  gallery ${home}${galleryPath}`);
  say(
    `Keys: o open, ${others.length > 0 ? 'e other edition, ' : ''}${isEmbedded ? 'f faults of the API, ' : ''}q quit`,
  );
  const show = (url: string) => async () => {
    if (!(await openBrowser(url))) say(`No browser could be opened: ${url}`);
  };
  const keys = watchKeys({
    o: show(`${home}/`),
    ...(others[0] !== undefined && { e: show(`${origins[others[0]]}/`) }),
    ...(isEmbedded && { f: show(faults) }),
  });
  if (open) void show(`${home}/`)();
  try {
    await Promise.race([keys.quit, once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  } finally {
    keys.close();
    await running.close();
  }
}
