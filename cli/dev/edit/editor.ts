import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Edition } from '../../define/editions.ts';
import type { Refusal } from '../../define/local-content.ts';
import type { PageRoute } from '../../define/page.ts';
import type { SiteDefinition } from '../../define/site.ts';
import type { Build } from '../../bundle/build-type.ts';
import { contentBounds } from '../../lib/content-bounds.ts';
import type { Problem } from '../../problem.ts';
import { openFacts } from '../../words/facts.ts';
import { wordsFiles } from '../../words/write-types.ts';
import { clientCode } from '../code/client-code.ts';
import { editorPath } from '../engine/inspector-overview.ts';
import { changeFile, type ChangeRequest, type EditableFile, editedFile } from './edit-api.ts';
import { openContentFiles } from './editable-content.ts';
import { editorPage } from './editor-page.ts';
import { type NewKind, newKinds, newRecordFile } from './new-record-file.ts';
import { savePicture } from './picture-upload.ts';
import { editableWords, placeOfWords, sharedWords, wordsOfPage } from './words-files.ts';

export type EditorOptions = {
  root: string;
  definition: SiteDefinition;
  linked: readonly string[];
  build: Build;
  editionOf: (request: IncomingMessage) => Edition;
  pages: () => Iterable<PageRoute>;
  /** The page that a browser gets at an address of the request's host, aliases included. */
  pageAt: (request: IncomingMessage, address: string) => PageRoute | undefined;
  /** What the plan says of a text of the file of redirects. */
  redirectProblems: (text: string) => readonly Problem[];
};

/** What the editor shows of an address or a file. */
export type EditedPage = {
  /** The page beside the form. */
  address: string;
  name: string;
  files: readonly Awaited<ReturnType<typeof editedFile>>[];
  addresses: readonly { address: string; name: string }[];
  /** All files of `config/content`, and the words of parts that several pages share. */
  contents: readonly string[];
  kinds: readonly NewKind[];
  /** Chinese for what the checks of the site say. */
  refusals: readonly Refusal[];
};

const version = z.string();
const index = z.number().int().nonnegative();
const changeRequest = z.object({
  file: z.string(),
  path: z.union([z.enum(['body', 'source']), z.array(z.union([z.string(), z.number().int().nonnegative()]))]),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('set'), before: z.string(), text: z.string().max(contentBounds.contentFile) }),
    z.object({ kind: z.literal('repeat'), index, version }),
    z.object({ kind: z.literal('remove'), index, version }),
    z.object({
      kind: z.literal('add'),
      value: z.json(),
      name: z.string().min(1).optional(),
      at: z.enum(['begin', 'end']).optional(),
      version,
    }),
  ]),
});
const newRequest = z.object({ kind: z.string(), values: z.record(z.string(), z.string()) });

/**
 * Handles requests below `/__site/edit`: a form for the words of each page, and for each file of `config/content`, beside the page. It
 * changes these files, and nothing else.
 */
export function openEditor(options: EditorOptions) {
  const { root, definition, build, editionOf, pages, pageAt } = options;
  const contents = openContentFiles(options);
  const findProblem = openFacts(root);

  const routesOf = (request: IncomingMessage) => {
    const edition = editionOf(request);
    return [...pages()].filter((route) => route.edition === edition);
  };

  function wordsFilesOf({ page, address }: PageRoute): string[] {
    const addresses = [...pages()].filter((route) => route.page === page).map((route) => route.address);
    return wordsOfPage({ root, page, address, addresses });
  }

  /** The file of this path, if the editor may change it. */
  function find(file: string): EditableFile | null {
    if (wordsFiles(root).includes(file)) return editableWords({ file, findProblem });
    return contents.find(file);
  }

  async function shown(request: IncomingMessage, query: URLSearchParams): Promise<EditedPage | null> {
    const file = query.get('file');
    const chosen = file === null ? null : find(file);
    if (file !== null && chosen === null) return null;
    const route = pageAt(request, query.get('address') ?? chosen?.seen ?? '/');
    if (!route) return null;
    const editable =
      chosen === null
        ? [
            ...contents.at(route.address),
            ...wordsFilesOf(route).map((one) => editableWords({ file: one, findProblem })),
          ]
        : [chosen];
    return {
      address: route.address,
      name: chosen === null ? route.header.name : chosen.file.replace(/^.*\//, ''),
      files: await Promise.all(editable.map((one) => editedFile({ root, editable: one }))),
      addresses: routesOf(request).map(({ address, header }) => ({ address, name: header.name })),
      contents: [...contents.list().map((one) => one.file), ...sharedWords(root)],
      kinds: newKinds({ root, definition }),
      refusals: definition.local.refusals ?? [],
    };
  }

  function placeOf(request: IncomingMessage, query: URLSearchParams) {
    const address = query.get('address') ?? '/';
    const seen = query.get('text') ?? '';
    const route = pageAt(request, address);
    const own = { root, files: route ? wordsFilesOf(route) : [], seen };
    const shared = { root, files: sharedWords(root), seen };
    return (
      placeOfWords({ ...own, whole: true }) ??
      placeOfWords({ ...shared, whole: true }) ??
      placeOfWords(own) ??
      contents.placeOf({ seen, address }) ??
      placeOfWords(shared)
    );
  }

  /** One change after the other: each reads the file that the one before wrote. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  }

  async function change(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = changeRequest.safeParse(parsedJson(await bodyOf(request)));
    const editable = parsed.success ? find(parsed.data.file) : null;
    if (!parsed.success || editable === null)
      return sendJson(response, 400, { outcome: 'refused', reasons: [{ why: 'there is no such file to edit' }] });
    const data: ChangeRequest = parsed.data;
    const result = await inTurn(() => changeFile({ root, editable, request: data }));
    sendJson(response, { saved: 200, conflict: 409, refused: 422 }[result.outcome], result);
  }

  async function create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parsed = newRequest.safeParse(parsedJson(await bodyOf(request)));
    if (!parsed.success)
      return sendJson(response, 400, { outcome: 'refused', reasons: [{ why: 'this is no new record' }] });
    const result = await inTurn(async () => newRecordFile({ root, definition, request: parsed.data }));
    sendJson(response, result.outcome === 'created' ? 200 : 422, result);
  }

  async function upload(request: IncomingMessage, response: ServerResponse, query: URLSearchParams): Promise<void> {
    const file = query.get('file') ?? '';
    const bytes = await bodyOf(request);
    if (!contents.find(file)?.hasPictures)
      return sendJson(response, 400, {
        outcome: 'refused',
        reasons: [{ why: 'there is no such text with pictures beside it' }],
      });
    const result = savePicture({ root, file, name: query.get('name') ?? '', bytes });
    sendJson(response, result.outcome === 'saved' ? 200 : 422, result);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      // Other sites may send forms and files to this server, but nothing of these types.
      const isOwn = (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      const isPicture = pathname === `${editorPath}/picture`;
      const type = isPicture ? 'application/octet-stream' : 'application/json';
      if (!isOwn || request.headers['content-type'] !== type)
        return sendJson(response, 403, { outcome: 'refused', reasons: [{ why: 'this is no request of the editor' }] });
      if (isPicture) return upload(request, response, searchParams);
      if (pathname === `${editorPath}/new`) return create(request, response);
      return change(request, response);
    }
    if (pathname === `${editorPath}/files`) {
      const found = await shown(request, searchParams);
      return sendJson(response, found ? 200 : 404, found);
    }
    if (pathname === `${editorPath}/find`) return sendJson(response, 200, placeOf(request, searchParams));
    if (pathname === `${editorPath}/editor.js`) {
      const script = await clientCode({ root, build, entry: 'cli/dev/client/edit/edit.ts' });
      return sendText(response, 'text/javascript', script);
    }
    if (pathname !== editorPath) return void response.writeHead(404).end();
    sendText(response, 'text/html', editorPage(`${editorPath}/editor.js`));
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
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
