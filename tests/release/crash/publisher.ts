// Publishes one release and is killed before its n-th file operation; a write or a removal is done by half. Run as a process of its own.
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, optionsIn } from '../support/small-site.ts';
import { watchedDisk } from '../support/disks.ts';
import { crashSite, keepOne } from './settings.ts';

const [folder, text, at] = process.argv.slice(2) as [string, string, string];
const operations: string[] = [];

const disk = watchedDisk(async (operation, [path]) => {
  operations.push(operation);
  if (operations.length !== Number(at)) return;
  if (operation === 'write') {
    const file = await open(String(path), 'wx');
    await file.write('half of what was to be wri');
  }
  if (operation === 'remove') await rm(join(String(path), 'site/im.html'), { force: true });
  process.kill(process.pid, 'SIGKILL');
});

await build({ ...optionsIn(folder), publishing: keepOne, disk }, crashSite(text));
console.log(JSON.stringify(operations));
