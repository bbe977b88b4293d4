import { describe, expect, it } from 'vitest';
import { type Disk, nullDisk, realDisk, syncAll } from '../../cli/release/disk.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

function told(answer: boolean) {
  const asked: string[] = [];
  const disk: Disk = {
    ...nullDisk,
    sync: async (path) => void asked.push(path),
    async syncVolume(path) {
      asked.push(`volume of ${path}`);
      return answer;
    },
  };
  return { asked, disk };
}
const paths = (count: number) => new Set(Array.from({ length: count }, (_, index) => `/site/${index}`));

describe('syncing to disk', () => {
  it('is written file by file when it is little', async () => {
    const { asked, disk } = told(true);
    await syncAll({ root: '/site', paths: paths(255), disk });
    expect(new Set(asked)).toEqual(paths(255));
  });

  it('is written with its volume when it is much', async () => {
    const { asked, disk } = told(true);
    await syncAll({ root: '/site', paths: paths(256), disk });
    expect(asked).toEqual(['volume of /site']);
  });

  it('is written file by file where the system cannot write a volume', async () => {
    const { asked, disk } = told(false);
    await syncAll({ root: '/site', paths: paths(300), disk });
    expect(new Set(asked.slice(1))).toEqual(paths(300));
  });
});

it.runIf(process.platform === 'linux')('Linux can write a volume, and says when it could not', async () => {
  const folder = await temporaryFolder();
  expect([await realDisk.syncVolume(folder), await realDisk.syncVolume(`${folder}/nowhere`)]).toEqual([true, false]);
});
