import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningNginx, startNginx } from '../preview/nginx.ts';
import { configuration } from '../preview/nginx-program.ts';
import { shelf } from '../release/shelf.ts';

/**
 * Runs nginx for a proof with the rules of a release, on a port of its own: what is served is not touched. Only where it listens is
 * another place, and TLS is left out, whose certificate may not be on this machine.
 */
export async function privateNginx({ out, release }: { out: string; release: string }): Promise<RunningNginx & { port: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-check-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // The workers of a master that root started are somebody else.
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'run'));
    await mkdir(join(folder, 'current/nginx'), { recursive: true });
    await symlink(shelf.releases(out), join(folder, 'releases'));
    await symlink(join(shelf.release(out, release), 'site'), join(folder, 'current/site'));
    const port = await freePort();
    const rules = await readFile(join(shelf.release(out, release), 'nginx/nginx.conf'), 'utf8');
    await writeFile(join(folder, configuration), elsewhere({ rules, port, folder }));
    const nginx = await startNginx({ out: folder, listen: { host: '127.0.0.1', port } });
    return { ...nginx, port, close: () => nginx.close().finally(remove) };
  } catch (failure) {
    await remove();
    throw failure;
  }
}

function elsewhere({ rules, port, folder }: { rules: string; port: number; folder: string }): string {
  const [secure] = /^ *listen \S+ ssl http2;$/m.exec(rules) ?? [];
  const own = `listen 127.0.0.1:${port};`;
  if (secure === undefined) return rules.replace(/\blisten [^;]+;/, own);
  return rules
    .replace(/^( *)listen (?!.* ssl )[^;]+;/m, `$1listen unix:${folder}/run/plain.sock;`)
    .replace(secure, own)
    .replace(/^ *ssl_.*\n/gm, '');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
