import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { rollBack } from '../../cli/release/rollback.ts';
import { site as defaults, type SiteConfig } from '../../config/site.ts';
import { noMachines, startMachine } from '../support/machine.ts';
import { noReader } from '../support/programs.mjs';
import { publishingFolder, publishNumber } from '../support/published-site.ts';
import { root } from '../support/run-site.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const zh = 'www.yunqiao.example';
const en = 'www.commbridge.example';

/** The commands of a section of the guide that a shell runs, by block. */
function commandsOf(section: string): string[] {
  const guide = readFileSync(join(root, '.deploy/README.md'), 'utf8');
  const text = guide.split(`\n### ${section}\n`)[1]!.split('\n### ')[0]!;
  return [...text.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands]) => commands!);
}

/** What the unit does, for a machine without systemd: start and reload. */
const systemctl = (folder: string) => `#!/bin/sh
case $1 in
  start) exec setpriv --reuid site --regid site --clear-groups --inh-caps +net_bind_service --ambient-caps +net_bind_service \\
    /usr/sbin/nginx -p /srv/site -c current/nginx/nginx.conf;;
  reload) echo reload >>${folder}/reloads; kill -HUP "$(cat /srv/site/run/nginx.pid)";;
esac
`;

/** A machine with a user `site`, and a certificate authority that reaches its port 80 by the names of the site. */
async function machineWithAuthority(folder: string) {
  const own = ['letsencrypt', 'passwd', 'group'].map((name) => join(folder, name));
  mkdirSync(own[0]!);
  for (const [at, name] of [[1, 'passwd'] as const, [2, 'group'] as const])
    writeFileSync(
      own[at]!,
      `${readFileSync(`/etc/${name}`, 'utf8')}site:x:2999:${name === 'passwd' ? '2999::/nonexistent:/bin/sh' : ''}\n`,
    );
  mkdirSync(join(folder, 'programs'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, 'programs', name), text);
    chmodSync(join(folder, 'programs', name), 0o755);
  };
  write('systemctl', systemctl(folder));
  // The guide installs certbot; here it is installed.
  write('apt-get', '#!/bin/sh\n');
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'ca.key'), '-out', join(folder, 'ca.crt')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files], {
    stdio: 'ignore',
  });
  const pebble = {
    listenAddress: '127.0.0.1:14000',
    managementListenAddress: '127.0.0.1:15000',
    certificate: join(folder, 'ca.crt'),
    privateKey: join(folder, 'ca.key'),
    httpPort: 80,
    tlsPort: 443,
    ocspResponderURL: '',
    externalAccountBindingRequired: false,
  };
  writeFileSync(join(folder, 'pebble.json'), JSON.stringify({ pebble }));
  const settings = [
    'server = https://localhost:14000/dir',
    'agree-tos = true',
    'register-unsafely-without-email = true',
  ];
  writeFileSync(join(own[0]!, 'cli.ini'), [...settings, 'non-interactive = true', ''].join('\n'));
  const empty = ['/srv', '/var/www', '/var/lib/letsencrypt', '/var/log/letsencrypt'];
  const machine = await startMachine(
    [
      `mkdir -p /etc/letsencrypt ${empty.join(' ')}`,
      `mount --bind ${own[0]} /etc/letsencrypt`,
      `mount --bind ${own[1]} /etc/passwd`,
      `mount --bind ${own[2]} /etc/group`,
      ...empty.map((path) => `mount -t tmpfs -o mode=755 tmpfs ${path}`),
      'install -d -o site -g site /srv/site',
    ].join('; '),
  );
  closing.push(machine.close);
  machine.start(['pebble-challtestsrv', '-http01', '', '-https01', '', '-tlsalpn01', '', '-defaultIPv6', '']);
  machine.start([
    'env',
    'PEBBLE_VA_NOSLEEP=1',
    'PEBBLE_WFE_NONCEREJECT=0',
    'pebble',
    '-config',
    join(folder, 'pebble.json'),
    '-dnsserver',
    '127.0.0.1:8053',
  ]);
  const run = (script: string) =>
    machine.run(
      `export TMPDIR=/tmp PATH=${folder}/programs:$PATH REQUESTS_CA_BUNDLE=${folder}/ca.crt; exec 2>&1; ${script}`,
    );
  return { machine, run };
}

describe.skipIf(noMachines() ?? noReader('certbot') ?? noReader('pebble'))(
  'the way to a certificate in the guide',
  () => {
    it('leads from plain HTTP to HTTPS, and renewals do not disturb releases', async () => {
      const { folder, out, remove } = await publishingFolder();
      closing.push(remove);
      const { machine, run } = await machineWithAuthority(folder);
      const publish = (number: number, changed: Partial<SiteConfig>) =>
        publishNumber({ folder, port: 80, number, site: { listen: '0.0.0.0:80', ...changed } });
      const nginx = { ...defaults.nginx, modules: [], challenges: '/var/www/acme' };
      const origins = (scheme: string) => ({ zh: `${scheme}://${zh}`, en: `${scheme}://${en}` });
      const script = join(root, '.deploy/deploy');
      const asSite = (command: string) => run(`setpriv --reuid site --regid site --clear-groups ${command}`);
      const deploy = () => asSite(`${script} -r 'kill -HUP "$(cat run/nginx.pid)"' ${out} /srv/site`);
      /** Status and release of a home page. The authority of the test is unknown to curl's list. */
      const answer = (scheme: string, host: string) =>
        run(
          `curl -sk -o /dev/null -w '%{http_code} %header{x-release}' --connect-to ::127.0.0.1: ${scheme}://${host}/`,
        );
      const serials = () =>
        [zh, en].map((name) =>
          run(
            `echo | openssl s_client -connect 127.0.0.1:443 -servername ${name} 2>/dev/null | openssl x509 -noout -serial`,
          ),
        );

      const first = await publish(1, { nginx, origins: origins('http') });
      expect(asSite(`${script} ${out} /srv/site`)).toContain(`${first} is current in /srv/site`);
      machine.start(['env', `PATH=${folder}/programs:/usr/sbin:/usr/bin`, 'systemctl', 'start', 'site']);
      while (run('curl -so /dev/null http://127.0.0.1/ && echo up || true') !== 'up') await delay(50);
      expect(answer('http', zh)).toBe(`200 ${first}`);

      const blocks = commandsOf('Certificates');
      expect(blocks).toHaveLength(2);
      for (const block of blocks) run(`set -e; ${block}`);
      const pair = (name: string) => ({
        certificate: `/etc/letsencrypt/live/${name}/fullchain.pem`,
        key: `/etc/letsencrypt/live/${name}/privkey.pem`,
      });
      const tls = { listen: '0.0.0.0:443', certificates: { zh: pair(zh), en: pair(en) } };
      const withTls = { nginx: { ...nginx, tls }, origins: origins('https') };
      const second = await publish(2, withTls);
      expect(deploy()).toContain(`/srv/site serves ${second}`);
      const hosts = [zh, en, en.replace('www.', '')];
      expect(hosts.map((host) => answer('https', host))).toEqual(hosts.map(() => `200 ${second}`));
      expect(answer('http', zh)).toBe(`301 ${second}`);

      const before = serials();
      run('certbot renew --force-renewal --no-random-sleep-on-renew');
      // A reload ends a moment later than its command.
      while (serials().some((serial) => before.includes(serial))) await delay(50);
      // The hook by hand, then for each certificate.
      expect(readFileSync(join(folder, 'reloads'), 'utf8')).toBe('reload\n'.repeat(3));
      expect(answer('https', zh)).toBe(`200 ${second}`);

      const third = await publish(3, withTls);
      expect(deploy()).toContain(`/srv/site serves ${third}`);
      await rollBack({ out });
      expect(deploy()).toContain(`/srv/site serves ${second}`);
      expect([answer('https', zh), answer('https', en)]).toEqual([`200 ${second}`, `200 ${second}`]);
      expect(serials().some((serial) => before.includes(serial))).toBe(false);
    }, 120_000);
  },
);
