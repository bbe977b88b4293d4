import { appendFile, chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testRules } from '../../cli/pipeline/test-rules.ts';
import { Stop } from '../../cli/problem.ts';
import { freePort } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';

const path = process.env['PATH'] ?? '';
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'site-test-rules-'))));
afterEach(() => rm(folder, { recursive: true }));

/** A stage with one file of rules. */
async function stage(...lines: readonly string[]): Promise<string> {
  await mkdir(join(folder, 'nginx'));
  await writeFile(join(folder, 'nginx/nginx.conf'), ['events {}', 'pid run/nginx.pid;', ...lines, ''].join('\n'));
  return folder;
}
const test = (stage: string) => testRules({ nginx: { program: null, path }, folder: stage });
const refusalOf = (testing: Promise<void>) =>
  testing.then(
    () => null,
    (failure: unknown) => (failure instanceof Stop ? failure : Promise.reject(failure)),
  );

describe('the rules of a staged release', () => {
  it('are tested with nginx, which leaves no files', async () => {
    const { out, remove } = outputFolder({ redirects: [], port: await freePort() });
    const before = await readdir(out);
    await test(join(out, 'current'));
    expect(await readdir(out)).toEqual(before);
    remove();
  });

  it('are refused with the output of nginx', async () => {
    const { out, remove } = outputFolder({ redirects: [], port: await freePort() });
    const file = join(out, 'current/nginx/nginx.conf');
    await appendFile(file, 'nonsense;\n');
    const refusal = await refusalOf(test(join(out, 'current')));
    expect(refusal).toMatchObject({
      code: 1,
      problems: [
        {
          severity: 'error',
          what: 'nginx rejects the rules of this release, so it was not published',
          where: file,
          why: expect.stringContaining('unknown directive "nonsense"'),
        },
      ],
    });
    remove();
  });

  it('are refused for a variable that content brought in', async () => {
    const refusal = await refusalOf(
      test(await stage('http { server { listen 127.0.0.1:1; location / { add_header x "$evil"; } } }')),
    );
    expect(refusal?.problems[0]?.why).toContain('unknown "evil" variable');
  });

  it('may name certificates that are on another machine', async () => {
    const server = `server { listen 127.0.0.1:1 ssl; ssl_certificate ${folder}/none.pem; ssl_certificate_key ${folder}/none.key; }`;
    await test(await stage(`http { ${server} }`));
  });

  it('are not tested without nginx, but the program in SITE_NGINX must exist', async () => {
    const broken = await stage('nonsense;');
    await testRules({ nginx: { program: null, path: folder, folders: [] }, folder: broken });
    const refusal = await refusalOf(testRules({ nginx: { program: join(folder, 'none'), path }, folder: broken }));
    expect(refusal?.problems[0]?.what).toBe('invalid SITE_NGINX');
  });

  it('are refused when nginx fails without output', async () => {
    const program = join(folder, 'nginx-that-fails');
    await writeFile(program, '#!/bin/sh\nexit 3\n');
    await chmod(program, 0o755);
    const refusal = await refusalOf(testRules({ nginx: { program, path }, folder }));
    expect(refusal?.problems[0]?.why).toBe('nginx -t exited with code 3');
  });
});
