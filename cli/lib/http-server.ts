import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ListenOptions = { server: Server; host: string; port: number };

/** Listens on an address; port 0 is any free one. Rejects with the error of the system, such as `EADDRINUSE`. */
export async function listen({ server, host, port }: ListenOptions): Promise<AddressInfo> {
  server.listen(port, host);
  await once(server, 'listening');
  return server.address() as AddressInfo;
}

/** Closes a listening server and all its connections immediately. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
