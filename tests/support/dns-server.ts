import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/**
 * A DNS server that answers A queries from a table of names and IPv4 addresses, which may change while it runs; answers
 * are valid for a second. Any other name does not exist.
 */
export async function startDnsServer(table: Map<string, string>) {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answer(query, table), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, close: () => void socket.close() };
}

/** RFC 1035, section 4: a header of twelve bytes, the question as it was asked, and at most one record. */
function answer(query: Buffer, table: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(12, at + 5);
  const isA = query.readUInt16BE(at + 1) === 1;
  const known = table.get(labels.join('.').toLowerCase());
  const records = known !== undefined && isA ? 1 : 0;
  const header = Buffer.from([
    ...query.subarray(0, 2),
    0x81,
    known === undefined ? 0x83 : 0x80,
    0,
    1,
    0,
    records,
    0,
    0,
    0,
    0,
  ]);
  if (records === 0) return Buffer.concat([header, question]);
  // A pointer to the question's name; type A, class IN, a second to live, four bytes.
  const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...known!.split('.').map(Number)];
  return Buffer.concat([header, question, Buffer.from(record)]);
}
