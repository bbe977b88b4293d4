import { connect } from 'node:net';
import { exit, Stop } from '../problem.ts';

export type Address = { host: string; port: number };

/** From `host:port`, as configuration has it. */
export function parseAddress(text: string): Address {
  const { hostname, port } = new URL(`http://${text}`);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80) };
}

/** Whether somebody takes connections at an address. */
export function isListening(address: Address): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.on('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.on('error', () => done(false));
  });
}

/** The preview cannot have its address. */
export function cannotListen({ host, port }: Address, why: string): Stop {
  return new Stop(exit.failed, [
    {
      severity: 'error',
      what: `the preview cannot listen on ${host}:${port}`,
      where: 'SITE_LISTEN',
      why,
      fix: 'stop what listens there, or choose another address with SITE_LISTEN',
    },
  ]);
}

export const taken = 'another process listens there';
