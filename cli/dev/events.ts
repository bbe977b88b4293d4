import type { IncomingMessage, ServerResponse } from 'node:http';

/** Notifies open pages of a change. Each page then requests its effect. */
export type Events = {
  connect(request: IncomingMessage, response: ServerResponse): void;
  change(): void;
  /** Notifies them of other errors in types, for which no page is made again. */
  types(): void;
  close(): void;
};

/** Opens a stream of server-sent events. */
export function openEvents(): Events {
  const pages = new Set<ServerResponse>();
  return {
    connect(request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // A browser that lost the server tries again soon.
      response.write('retry: 300\n\n');
      pages.add(response);
      request.on('close', () => pages.delete(response));
    },
    change() {
      for (const page of pages) page.write('event: change\ndata:\n\n');
    },
    types() {
      for (const page of pages) page.write('event: types\ndata:\n\n');
    },
    close() {
      for (const page of pages) page.end();
    },
  };
}
