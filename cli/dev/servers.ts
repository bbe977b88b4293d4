import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { internalError } from '../internal-error.mjs';
import { freeAddress, type ListenAddress } from '../preview/listen-address.ts';
import { problemPage } from './engine/problem-page.ts';
import { isStop } from './is-stop.ts';

export type Answering = ListenAddress & {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** Listens at an address. What `answer` throws is shown as a page of problems. */
export async function listenAt({ host, port, answer }: Answering): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch((failure: unknown) => {
      if (response.headersSent) return void response.destroy();
      const found = isStop(failure) ? failure.problems : [internalError(failure)];
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(problemPage(found));
    });
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Listens on the first port from one upwards that is free. Another process may take one between the search and the use. */
export async function listenFrom({ host, port, answer }: Answering): Promise<{ server: Server; port: number }> {
  const free = await freeAddress({ host, port });
  try {
    return { server: await listenAt({ ...free, answer }), port: free.port };
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw failure;
    return listenFrom({ host, port: free.port + 1, answer });
  }
}

/** Ends a server with all its connections. */
export async function endServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
