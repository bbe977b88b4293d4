import { describe, expect, it } from 'vitest';
import { respond } from '../../cli/server-model/respond.ts';
import type { PlannedRedirect } from '../../cli/plan/redirects.ts';
import { freePort, get, startNginx } from '../support/nginx.ts';
import { outputFolder } from '../support/output-folder.ts';
import { stock } from '../support/stock-nginx.ts';
import { zh } from '../support/questions.ts';

/** Source as configured, request, target as configured, Location. */
const rows: readonly [from: string, asked: string, to: string, location: string][] = [
  ['/a"b', '/A%22b', '/x"y', '/x%22y'],
  ["/a'b", "/a'B", "/x'y", "/x'y"],
  ['/a$host', '/a$HOST', '/x$uri', '/x%24uri'],
  ['/a;b}', '/a;b%7D', '/{x};', '/%7Bx%7D;'],
  ['/a b', '/a%20b/', '/x y', '/x%20y'],
  ['/旧/云', '/%E6%97%A7/%e4%ba%91.html', '/云', '/%E4%BA%91'],
  ['/%E6%97%A7', '/%e6%97%a7', '/%E4%BA%91', '/%E4%BA%91'],
  ['/a#b', '/a%23b', '/x#y', '/x%23y'],
  ['/~default', '/~DEFAULT', '/x', '/x'],
  ['/a|b(c', '/a|b(c', '/x', '/x'],
  ['/100%', '/100%25', '/x%', '/x%25'],
];

describe('redirects with characters that mean something to nginx', () => {
  it('mean themselves, alone and in tables that are compared by expression', async () => {
    const table = rows.map(([from, , to]): PlannedRedirect => ({ edition: 'zh', from, to }));
    const long = 'l'.repeat(60);
    const longTable = table.map(({ from, ...row }): PlannedRedirect => ({ ...row, from: `/${long}${from}` }));
    const port = await freePort();
    const { out, rules, remove } = outputFolder({ redirects: [...table, ...longTable], port });
    for (const file of ['current/nginx/nginx.conf', stock({ out, port })]) {
      const nginx = await startNginx({ out, port, file });
      for (const [, asked, , location] of rows) {
        for (const target of [asked, `/${long}${asked}`]) {
          const reply = await get(port, { host: zh, target });
          expect([file, target, reply.status, reply.header('location')]).toEqual([file, target, 301, location]);
          expect(respond({ rules, host: zh, target, method: 'GET', exists: () => false }).location).toBe(location);
        }
      }
      expect(nginx.said()).toBe('');
      await nginx.close();
    }
    remove();
  });
});
