import { realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { nullIfThrown } from '../lib/failure.ts';

type OpenEditorAtOptions = { root: string; request: IncomingMessage; response: ServerResponse };

/** Longest body of a request, in bytes. */
const longest = 2000;

/**
 * Opens a place of the project, `file:line:column`, in the editor that runs on this machine, or that `LAUNCH_EDITOR` names. For the overlay
 * of this machine alone: other sites may send forms to this server, but no JSON with its header.
 */
export async function openEditorAt({ root, request, response }: OpenEditorAtOptions): Promise<void> {
  const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  const isJson = request.headers['content-type'] === 'application/json';
  if (request.method !== 'POST' || !isOwn || !isJson || !isThisMachine(request))
    return send(response, 403, 'this is no request of the overlay on this machine');
  const place = await placeOf(request);
  const file = place && realFile(root, place.file);
  if (!file) return send(response, 400, 'there is no such file in the project');
  const { default: launchEditor } = await import('launch-editor');
  const failed = new Promise<string>((done) => {
    launchEditor(`${file}:${place.line}:${place.column}`, (_, message) =>
      done(message ?? 'no editor was found: name one in the variable LAUNCH_EDITOR, and start `site dev` again'),
    );
  });
  // An editor that begins reports nothing.
  const message = await Promise.race([failed, new Promise<null>((done) => setImmediate(done, null))]);
  send(response, message === null ? 200 : 500, message ?? '');
}

const isThisMachine = ({ socket }: IncomingMessage) => /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');

async function placeOf(request: IncomingMessage): Promise<{ file: string; line: string; column: string } | null> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > longest) return null;
  }
  const body = nullIfThrown(() => JSON.parse(text) as unknown);
  const place = typeof body === 'object' && body !== null && 'place' in body ? String(body.place) : '';
  const [, file, line, column] = /^([^:]+):(\d+):(\d+)$/.exec(place) ?? [];
  return file && line && column ? { file, line, column } : null;
}

/** The file, if it is below the folder of the project; symbolic links are followed. */
function realFile(root: string, file: string): string | null {
  const real = nullIfThrown(() => realpathSync(join(root, file)));
  return real?.startsWith(realpathSync(root) + sep) ? real : null;
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
}
