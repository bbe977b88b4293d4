import { createServer } from 'node:http';
import { connect } from 'node:net';
import { closeServer, listen } from '../lib/http-server.ts';
import { exit, Stop } from '../problem.ts';

export type ListenAddress = { host: string; port: number };

/** Ports tried after one that is in use. */
const attempts = 100;

export function parseListenAddress(text: string): ListenAddress {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
}

/** An http address, with brackets around IPv6. */
export function httpAddress({ host, port }: ListenAddress): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Whether a process accepts connections at an address. */
export function isListening(address: ListenAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** The first address from a port upwards that is free. Throws a `Stop` (1) when this process may not listen there. */
export async function freeAddress({ host, port }: ListenAddress): Promise<ListenAddress> {
  for (let next = port; next <= Math.min(port + attempts, 65_535); next++) {
    const failure = await tryToListen({ host, port: next });
    if (failure === null) return { host, port: next };
    if (failure.code !== 'EADDRINUSE') throw cannotListen({ host, port: next, error: failure });
  }
  throw portInUse({ address: { host, port } });
}

async function tryToListen({ host, port }: ListenAddress): Promise<NodeJS.ErrnoException | null> {
  // On some systems a wildcard address can be bound while another process listens on one of the addresses.
  if (await isListening({ host: isWildcard(host) ? 'localhost' : host, port })) {
    return Object.assign(new Error('in use'), { code: 'EADDRINUSE' });
  }
  const server = createServer();
  try {
    await listen({ server, host, port });
  } catch (failure) {
    return failure as NodeJS.ErrnoException;
  }
  await closeServer(server);
  return null;
}

/** Whether a host means every address of the machine. */
export function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

export type PortInUse = {
  address: ListenAddress;
  /** A free port to offer, with the option that takes it. */
  offer?: string;
};

export function portInUse({ address: { host, port }, offer }: PortInUse): Stop {
  return Stop.of(exit.failed, {
    what: `port ${port} is in use`,
    where: `${host}:${port}`,
    why: 'another process listens there',
    fix: `stop that process, or ${offer === undefined ? 'choose another port' : `use ${offer}, which is free`}`,
  });
}

export function cannotListen({ host, port, error }: ListenAddress & { error: Error }): Stop {
  return Stop.of(exit.failed, {
    what: `the preview cannot listen on ${host}:${port}`,
    where: 'SITE_LISTEN, --host or --port',
    why: error.message,
    fix: 'choose an address of this machine, and a port that this user may open, such as --port 8080',
  });
}
