import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx, type NginxLocation } from '../preview/find-nginx.ts';
import { exit, Stop } from '../problem.ts';

/** Errors about this machine, not the rules: they may be for another machine, with its certificates and names. */
const ofTheMachine =
  /cannot load certificate|BIO_new_file|PEM_read|host not found|\b(?:open|mkdir|chown|bind)\(\)|getpwnam|getgrnam/;

export type TestRulesOptions = { nginx: NginxLocation /** A staged release. */; folder: string };

/**
 * Tests the rules of a staged release with nginx, if it is installed, so that no release is published that nginx rejects.
 * Throws a `Stop` (1) with what nginx reports.
 */
export async function testRules({ nginx, folder }: TestRulesOptions): Promise<void> {
  const program = installed(nginx);
  if (program === null) return;
  // A test creates logs and temporary folders below its prefix; the output folder may be in use by another nginx.
  const prefix = await mkdtemp(join(tmpdir(), 'site-rules-'));
  try {
    await mkdir(join(prefix, 'run'));
    const file = join(folder, 'nginx/nginx.conf');
    const { code, output } = await run(program, ['-t', '-q', '-p', prefix, '-c', file]);
    if (code !== 0 && !ofTheMachine.test(output)) throw rejected(file, output || `nginx -t exited with code ${code}`);
  } finally {
    await rm(prefix, { recursive: true, force: true });
  }
}

function installed(nginx: NginxLocation): string | null {
  try {
    return findNginx(nginx);
  } catch (failure) {
    // If SITE_NGINX is set, the program must exist.
    if (nginx.program !== null) throw failure;
    return null;
  }
}

function run(program: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

const rejected = (file: string, why: string) =>
  Stop.of(exit.failed, {
    what: 'nginx rejects the rules of this release, so it was not published',
    where: file,
    why,
    fix: 'correct what nginx reports; the current release is unchanged',
  });
