import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CertificatePair } from '../../cli/define/config.ts';
import { site as defaults } from '../../config/site.ts';
import { freePort, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { noReader } from '../support/programs.mjs';

/** What the scanner reports of a host with these rules, and why that stays. */
const accepted: Readonly<Record<string, string>> = {
  cert_expirationStatus: 'the certificate of the test lives for 60 days',
  cert_notAfter: 'the same',
  cert_revocation: 'its authority answers nobody',
  DNS_CAArecord: 'localhost has no DNS',
  cipher_order: 'clients choose among suites that are all good, as the intermediate profile of Mozilla has it',
  sessionresumption_ticket:
    'on a busy machine the scanner says that it could not connect for this; there are no tickets',
  BREACH: 'compressed pages have no secrets, and repeat nothing of a request',
};

type Finding = { id: string; severity: string; finding: string };

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A folder with an authority, and a function that makes certificates of it. */
function authority(folder: string) {
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore', cwd: folder });
  const key = { rsa: ['rsa:2048'], ecdsa: ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'] };
  openssl(
    'req',
    '-x509',
    '-newkey',
    ...key.rsa,
    '-nodes',
    '-days',
    '90',
    '-subj',
    '/CN=Authority',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
  );
  return {
    file: join(folder, 'ca.crt'),
    pair(host: string, kind: keyof typeof key): CertificatePair {
      const of = (end: string) => `${kind}.${end}`;
      openssl(
        'req',
        '-newkey',
        ...key[kind],
        '-nodes',
        '-subj',
        `/CN=${host}`,
        '-keyout',
        of('key'),
        '-out',
        of('csr'),
      );
      writeFileSync(join(folder, of('ext')), `subjectAltName=DNS:${host}\nextendedKeyUsage=serverAuth\n`);
      openssl(
        'x509',
        '-req',
        '-in',
        of('csr'),
        '-CA',
        'ca.crt',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-days',
        '60',
        '-extfile',
        of('ext'),
        '-out',
        of('crt'),
      );
      // Workers of nginx read as `nobody`.
      chmodSync(join(folder, of('key')), 0o644);
      return { certificate: join(folder, of('crt')), key: join(folder, of('key')) };
    },
  };
}

describe.skipIf(noReader('testssl.sh') !== null)('the scanner testssl.sh', () => {
  const kinds = { rsa: 'localhost', ecdsa: 'en.localhost' } as const;
  let found: Record<keyof typeof kinds, Finding[]>;

  beforeAll(async () => {
    const folder = outputFolder({ redirects: [], port: 1 });
    closing.push(folder.remove);
    const { file, pair } = authority(folder.out);
    const [port, secure] = [await freePort(), await freePort()];
    const certificates = { zh: pair(kinds.rsa, 'rsa'), en: pair(kinds.ecdsa, 'ecdsa') };
    const tls = { listen: `127.0.0.1:${secure}`, certificates };
    const origins = { zh: `https://${kinds.rsa}:${secure}`, en: `https://${kinds.ecdsa}:${secure}` };
    const site = { origins, nginx: { ...defaults.nginx, modules: [], challenges: null, tls } };
    const release = outputFolder({ redirects: [], port, site });
    closing.push(release.remove);
    const nginx = await startNginx({ out: release.out, port });
    closing.push(nginx.close);
    const scan = async (kind: keyof typeof kinds): Promise<Finding[]> => {
      const report = join(folder.out, `${kind}.json`);
      const what = ['--protocols', '--std', '--server-preference', '--server-defaults', '--headers', '--vulnerable'];
      const how = [
        '--quiet',
        '--warnings',
        'off',
        '--color',
        '0',
        '--ip',
        '127.0.0.1',
        '--add-ca',
        file,
        '--jsonfile',
        report,
      ];
      // It ends with the number of what it found.
      await promisify(execFile)('testssl', [...what, ...how, `https://${kinds[kind]}:${secure}/`]).catch(() => null);
      return JSON.parse(readFileSync(report, 'utf8'));
    };
    const [rsa, ecdsa] = await Promise.all([scan('rsa'), scan('ecdsa')]);
    found = { rsa, ecdsa };
  }, 600_000);

  it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'finds nothing to improve with a certificate of the kind %s',
    (kind) => {
      const worse = found[kind].filter(({ id, severity }) => !['OK', 'INFO'].includes(severity) && !(id in accepted));
      expect(worse.map(({ id, severity, finding }) => `${severity} ${id}: ${finding}`)).toEqual([]);
      // The scan was whole: protocols, a header that browsers keep, and the oldest weakness.
      const ids = new Map(found[kind].map(({ id, finding }) => [id, finding]));
      expect(ids.get('TLS1_3')).toMatch(/^offered/);
      expect(ids.get('TLS1_1')).toBe('not offered');
      expect(ids.get('HSTS_time')).toMatch(/^730 days/);
      expect(ids.has('heartbleed')).toBe(true);
      expect(ids.get('cert_keySize')).toMatch(kind === 'rsa' ? /RSA 2048/ : /EC 256/);
    },
  );
});
