import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { redirectFilePath } from '../define/redirect-file-path.ts';
import { planned } from '../define/route.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import { meant } from '../lib/nearest.mjs';
import type { Problem } from '../problem.ts';
import { readManifest } from '../release/manifest.ts';
import { outputFolder, readCurrent, type ReleaseFolder } from '../release/output-folder.ts';
import { readServerRules } from '../server-model/read-server-rules.ts';
import { respond } from '../server-model/respond.ts';

export type NoPageOptions = { out: string; definition: SiteDefinition; address: string };

/** Why the current release has no page at an address: what nginx answers there, or what the route table says of it. */
export async function noPage({ out, definition, address }: NoPageOptions): Promise<Omit<Problem, 'severity'>> {
  const output = outputFolder(out);
  const current = await readCurrent(output);
  const problem = { what: `no page at ${address}`, where: `the current release in ${out}` };
  const row = routesOf(definition).find(({ path, aliases = [] }) => [path, ...aliases].includes(address));
  if (row?.page === planned)
    return {
      ...problem,
      why: `${address} is planned: its row in the route table names no page`,
      fix: 'write the page, name it in the row (`page`), and run `site generate`',
    };
  if (row && row.path !== address)
    return { ...problem, why: `${address} redirects to ${row.path}`, fix: `run \`site explain ${row.path}\`` };
  if (row) return { ...problem, why: 'the release was built before this page', fix: 'run `site generate`' };
  const release = current && output.of(current);
  const answer = release && (await answerAt(release, address));
  if (answer) return { ...problem, ...answer };
  const similar = release && meant(address, addressesOf(release));
  return {
    ...problem,
    why: 'no row of the route table, and no record, has this address',
    fix: similar
      ? `did you mean ${similar}? \`site routes\` lists all rows`
      : 'use an address that `site routes` lists',
  };
}

/** What the rules of a release answer at an address that has no page, in the first edition that answers; null where none does. */
async function answerAt(release: ReleaseFolder, address: string): Promise<Pick<Problem, 'why' | 'fix'> | null> {
  const rules = await readServerRules(release.path);
  for (const { origin } of rules.editions) {
    const { status, location, file } = respond({
      rules,
      host: new URL(origin).host,
      target: encodeURI(address),
      method: 'GET',
      exists: (name) => existsSync(join(release.site, name)),
    });
    if (status === 410)
      return {
        why: `${address} is declared to be removed`,
        fix: `look for its row \`gone: ${address}\` in ${redirectFilePath}`,
      };
    if (status === 301 && location !== null) {
      const to = new URL(location, origin);
      const own = rules.editions.some((edition) => edition.origin === to.origin);
      const shown = own ? decodeURI(to.pathname) : to.href;
      return {
        why: `${address} redirects to ${shown}`,
        fix: own ? `run \`site explain ${shown}\`` : 'open that address',
      };
    }
    if (status === 200 && file !== null)
      return { why: `${address} is the file site/${file} of the release`, fix: 'use the address of a page' };
  }
  return null;
}

function addressesOf({ manifest }: ReleaseFolder): string[] {
  return [...readManifest(manifest).pages()].map(({ address }) => address);
}
