import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, listen } from '../lib/http-server.ts';
import { configuration } from '../preview/spawn-nginx.ts';
import { type RunningNginx, startNginx } from '../preview/start-nginx.ts';
import { outputFolder } from '../release/output-folder.ts';

export type PrivateNginxOptions = { program: string; out: string; release: string };

/**
 * Starts a separate nginx with the rules of a release on a free port; the served release is not affected. Only the listen address is
 * replaced, and TLS is removed, because its certificate may not be on this machine.
 */
export async function privateNginx({
  program,
  out,
  release,
}: PrivateNginxOptions): Promise<RunningNginx & { port: number }> {
  const output = outputFolder(out);
  const { path, site } = output.of(release);
  const folder = await mkdtemp(join(tmpdir(), 'site-check-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // The workers of an nginx started by root run as another user.
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'run'));
    await mkdir(join(folder, 'current/nginx'), { recursive: true });
    await symlink(output.releases, join(folder, 'releases'));
    await symlink(site, join(folder, 'current/site'));
    const port = await freePort();
    const rules = await readFile(join(path, 'nginx/nginx.conf'), 'utf8');
    await writeFile(join(folder, configuration), listenElsewhere({ rules, port, folder }));
    const nginx = await startNginx({ program, out: folder, listen: { host: '127.0.0.1', port } });
    return { ...nginx, port, close: () => nginx.close().finally(remove) };
  } catch (failure) {
    await remove();
    throw failure;
  }
}

function listenElsewhere({ rules, port, folder }: { rules: string; port: number; folder: string }): string {
  const secure = /\blisten \S+ ssl(?: http2)?;/g;
  const own = `listen 127.0.0.1:${port};`;
  rules = rules.replace(/\blisten [^;]+; # status$/m, `listen unix:${folder}/run/status.sock; # status`);
  if (!secure.test(rules)) return rules.replace(/\blisten [^;]+;/, own);
  return rules
    .replace(/\blisten (?!\S+ ssl[ ;])[^;]+;/, `listen unix:${folder}/run/plain.sock;`)
    .replace(secure, own)
    .replace(/^ *ssl_.*\n/gm, '');
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = await listen({ server, host: '127.0.0.1', port: 0 });
  await closeServer(server);
  return port;
}
