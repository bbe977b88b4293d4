import { existsSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { site } from '../../config/site.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { zh } from '../support/questions.ts';

const modules = site.nginx.modules.filter((path) => existsSync(path));

/** Only where the system has the module: nginx itself comes without it. */
describe.runIf(modules.length > 0)('nginx with its brotli module', () => {
  it('prefers .br to .gz, and sends neither to those who take neither', async () => {
    const port = await freePort();
    const { out, remove } = outputFolder({ redirects: [], port, modules });
    const nginx = await startNginx({ out, port });
    try {
      const packed = await get(port, { host: zh, target: '/im', headers: 'Accept-Encoding: gzip, br\r\n' });
      expect([
        packed.status,
        packed.header('content-encoding'),
        packed.header('vary'),
        packed.header('content-type'),
      ]).toEqual([200, 'br', 'Accept-Encoding', 'text/html; charset=utf-8']);
      expect(brotliDecompressSync(Buffer.from(packed.body, 'latin1')).toString()).toBe('this is im.html\n');
      expect(
        (await get(port, { host: zh, target: '/im', headers: 'Accept-Encoding: gzip\r\n' })).header('content-encoding'),
      ).toBe('gzip');
      expect((await get(port, { host: zh, target: '/im' })).header('content-encoding')).toBe(null);
    } finally {
      await nginx.close();
      remove();
    }
  });
});
