import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { internalError } from '../internal-error.mjs';
import { listen } from '../lib/http-server.ts';
import { freeAddress, type ListenAddress } from '../preview/listen-address.ts';
import { problemPage } from './engine/problem-page.ts';
import { isStop } from './is-stop.ts';
import { isOwnHost, refuseHost } from '../lib/own-host.ts';

export type Answering = ListenAddress & {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** Listens on an address, for requests to names of this machine. Errors of `answer` are shown as a problem page. */
export async function listenAt({ host, port, answer }: Answering): Promise<Server> {
  const server = createServer((request, response) => {
    if (!isOwnHost(request.headers.host, host)) return refuseHost(response, 'The dev server');
    answer(request, response).catch((failure: unknown) => {
      if (response.headersSent) return void response.destroy();
      const found = isStop(failure) ? failure.problems : [internalError(failure)];
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(problemPage(found));
    });
  });
  await listen({ server, host, port });
  return server;
}

/** Listens on the first free port from `port` on. Retries if another process takes the port in between. */
export async function listenFrom({ host, port, answer }: Answering): Promise<{ server: Server; port: number }> {
  const free = await freeAddress({ host, port });
  try {
    return { server: await listenAt({ ...free, answer }), port: free.port };
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw failure;
    return listenFrom({ host, port: free.port + 1, answer });
  }
}
