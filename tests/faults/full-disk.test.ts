import { rmSync, statfsSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseProblems } from '../../cli/release/verify-release.ts';
import { openSmallDisk } from '../release/support/small-disk.ts';
import { copyTree } from '../support/copy-tree.ts';
import { thorough } from '../support/thorough.ts';
import { problemsOf, restore, servedFiles, type WarmSite, warmSite } from './support/warm-site.ts';

let site: WarmSite;
beforeAll(async () => {
  site = await warmSite();
});
afterAll(() => site?.close());

/** Another origin changes every page. */
const changed = { SITE_ORIGIN_DE: 'http://other.localhost:8080', SITE_ORIGIN_EN: 'http://en.other.localhost:8080' };
/** Shares of the room that a build needs, from none to nearly all. */
const stages = thorough ? 12 : 3;
/** What is on the disk; the other is on one with room. */
const places = [['output', 'cache'], ...(thorough ? [['output'], ['cache']] : [])].map((full) => ({ full }));

describe.each(['bytes', 'files'] as const)('a disk on which %s run out', (unit) => {
  it.for(places)(
    'with $full on it leaves a whole release current at each stage of a build, and the next build in order',
    async ({ full }, { skip }) => {
      const disk = openSmallDisk(skip);
      const place = (name: string) => join(full.includes(name) ? disk.folder : site.folder, `on-${name}`);
      const [out, cache] = [place('output'), place('cache')];
      const env = { SITE_OUT: out, SITE_CACHE: cache };
      const current = join(out, 'current');

      /** The first release, and a cache in which a part of everything that is kept is missing. */
      async function begin(): Promise<string> {
        rmSync(out, { recursive: true, force: true });
        await copyTree(site.out, out);
        restore({ from: site.pristine, to: cache });
        for (const folder of ['responses', 'fragments', 'parts']) rmSync(join(cache, folder), { recursive: true });
        return readlink(current);
      }
      const used = () => {
        const { blocks, bfree, bsize, files, ffree } = statfsSync(disk.folder);
        return unit === 'bytes' ? (blocks - bfree) * bsize : files - ffree;
      };

      await begin();
      const before = used();
      expect((await site.generate({ ...env, ...changed })).code).toBe(0);
      const need = used() - before;
      const whole = servedFiles(out);
      expect(need).toBeGreaterThan(unit === 'bytes' ? 500_000 : 100);

      let refused = 0;
      for (let stage = 0; stage < stages; stage += 1) {
        const first = await begin();
        disk.leave({ [unit]: Math.floor((need * stage) / stages) });
        const ended = await site.generate({ ...env, ...changed });
        disk.leave({});
        expect(await releaseProblems(current)).toEqual([]);
        if (ended.code !== 0) {
          refused += 1;
          expect(ended.code).toBe(1);
          for (const { what, where, why, fix } of problemsOf(ended).filter(({ severity }) => severity === 'error')) {
            expect(what).toBe('cannot read or write a file');
            expect(where.startsWith(disk.folder), where).toBe(true);
            expect(why).toContain('ENOSPC');
            expect(fix).toBe(
              'free some space on that disk, then run the command again; the current release is unchanged',
            );
          }
          expect(await readlink(current)).toBe(first);
          expect((await readdir(out)).sort()).toEqual(['current', 'releases', 'run']);
          const next = await site.generate({ ...env, ...changed });
          expect(next.code, next.stdout).toBe(0);
        }
        expect(servedFiles(out)).toEqual(whole);
        expect(await releaseProblems(current)).toEqual([]);
      }
      expect(refused).toBeGreaterThan(stages / 4);
    },
  );
});
