import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Edition } from '../../define/editions.ts';
import type { PageRoute } from '../../define/page.ts';
import type { Build } from '../../bundle/build-type.ts';
import { openFacts } from '../../words/facts.ts';
import { wordsFiles } from '../../words/write-types.ts';
import { clientCode } from '../code/client-code.ts';
import { editorPath } from '../engine/inspector-overview.ts';
import { changeWords, editedFile, placeOf, wordsOfPage } from './edit-api.ts';
import { editorPage } from './editor-page.ts';

export type EditorOptions = {
  root: string;
  build: Build;
  editionOf: (request: IncomingMessage) => Edition;
  pages: () => Iterable<PageRoute>;
  /** The page that a browser gets at an address of the request's host, aliases included. */
  pageAt: (request: IncomingMessage, address: string) => PageRoute | undefined;
};

/** What the editor shows of an address. */
export type EditedPage = {
  address: string;
  name: string;
  files: readonly Awaited<ReturnType<typeof editedFile>>[];
  addresses: readonly { address: string; name: string }[];
};

const changeRequest = z.object({
  file: z.string(),
  path: z.array(z.union([z.string(), z.number().int().nonnegative()])),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('set'), before: z.string(), text: z.string().max(100_000) }),
    z.object({ kind: z.enum(['repeat', 'remove']), index: z.number().int().nonnegative(), version: z.string() }),
  ]),
});

/** Handles requests below `/__site/edit`: a form for the words of each page, beside the page. It changes words files and nothing else. */
export function openEditor({ root, build, editionOf, pages, pageAt }: EditorOptions) {
  const routesOf = (request: IncomingMessage) => {
    const edition = editionOf(request);
    return [...pages()].filter((route) => route.edition === edition);
  };

  function filesOf({ page, address }: PageRoute): string[] {
    const addresses = [...pages()].filter((route) => route.page === page).map((route) => route.address);
    return wordsOfPage({ root, page, address, addresses });
  }

  async function words(request: IncomingMessage, query: URLSearchParams): Promise<EditedPage | null> {
    const route = pageAt(request, query.get('address') ?? '/');
    if (!route) return null;
    const files = filesOf(route);
    const findProblem = openFacts(root);
    return {
      address: route.address,
      name: route.header.name,
      files: await Promise.all(files.map((file) => editedFile({ root, file, findProblem }))),
      addresses: routesOf(request).map(({ address, header }) => ({ address, name: header.name })),
    };
  }

  function find(request: IncomingMessage, query: URLSearchParams) {
    const route = pageAt(request, query.get('address') ?? '/');
    const files = route ? filesOf(route) : [];
    return placeOf({ root, files, seen: query.get('text') ?? '' });
  }

  /** One change after the other: each reads the file that the one before wrote. */
  let last: Promise<unknown> = Promise.resolve();

  async function change(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Other sites may send forms to this server, but no JSON with this header.
    const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    const isJson = request.headers['content-type'] === 'application/json';
    if (!isOwn || !isJson)
      return sendJson(response, 403, { outcome: 'refused', why: 'this is no request of the editor' });
    const parsed = changeRequest.safeParse(await bodyOf(request));
    if (!parsed.success || !wordsFiles(root).includes(parsed.data.file))
      return sendJson(response, 400, { outcome: 'refused', why: 'there is no such words file' });
    const { data } = parsed;
    const changing = last.then(() => changeWords({ root, request: data, findProblem: openFacts(root) }));
    last = changing.catch(() => undefined);
    const result = await changing;
    sendJson(response, { saved: 200, conflict: 409, refused: 422 }[result.outcome], result);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === `${editorPath}/words`) {
      if (request.method === 'POST') return change(request, response);
      const found = await words(request, searchParams);
      return sendJson(response, found ? 200 : 404, found);
    }
    if (pathname === `${editorPath}/find`) return sendJson(response, 200, find(request, searchParams));
    if (pathname === `${editorPath}/editor.js`) {
      const script = await clientCode({ root, build, entry: 'cli/dev/client/edit/edit.ts' });
      return sendText(response, 'text/javascript', script);
    }
    if (pathname !== editorPath) return void response.writeHead(404).end();
    sendText(response, 'text/html', editorPage(`${editorPath}/editor.js`));
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return null;
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }).end(text);
}
