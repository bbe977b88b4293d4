import * as z from 'zod';
import type { BrowserCall } from '../../define/browser-call.ts';
import type { Call } from '../../define/call.ts';
import type { SiteDefinition } from '../../define/site.ts';
import { englishEdition } from '../stand-in-page.ts';
import { exampleOf } from './example-of.ts';

type Json = Record<string, unknown>;

/** A real request and its answer's data, for the calls that have one. */
export type Recorded = Partial<Record<string, { request: object; data: unknown }>>;

/** The contract of all calls as an OpenAPI 3.1 document, generated from the call table. */
export function openApi(recorded: Recorded, definition: SiteDefinition): Json {
  const { calls, browserCalls, callHeaders, config, loginCookies } = definition;
  const build = Object.entries<Call>(calls).map(([name, row]) => ({
    row,
    operation: read({ name, row, recorded: recorded[name] }),
  }));
  const browser = Object.entries<BrowserCall>(browserCalls).map(([name, row]) => ({
    row,
    operation: act({ name, row, loginCookies }),
  }));
  const paths: Record<string, Json> = {};
  for (const { row, operation } of [...build, ...browser])
    paths[row.path] = { ...paths[row.path], [row.method.toLowerCase()]: operation };
  return {
    openapi: '3.1.0',
    info: {
      title: `${config.brand[englishEdition(config.editions)]!.name} content API`,
      version: '2.0.0',
      description:
        'The calls of the website: while it is built (tag `build`), and from browsers (tag `browser`). A call succeeds if the body has `res: 200` or `success: true`; ' +
        'unknown fields are ignored, and a field that is not required may also be `null` or empty. Read calls send an `ETag` and accept `If-None-Match`, including those with POST. ' +
        `Of a call from a browser, the API gets these headers: ${callHeaders.request.join(', ')}; and of its response, the browser gets ${callHeaders.response.join(', ')}.`,
    },
    servers: [
      { url: '/', description: 'The configured base address; calls with `x-base: site` go to the page’s own origin' },
    ],
    tags: [
      { name: 'build', description: 'Sent while the site is built; read only' },
      { name: 'browser', description: 'Sent by browsers' },
    ],
    paths,
    components: {
      schemas: { Refusal: refusal },
      headers: {
        ETag: {
          description: 'Identifies this version of the response',
          schema: { type: 'string' },
          example: '"5d2f1c0e9ab34c7d8e6f0a1b2c3"',
        },
        RetryAfter: {
          description: 'Seconds to wait before a retry',
          schema: { type: 'string', pattern: '^\\d+$' },
          example: '30',
        },
      },
      responses: {
        NotModified: {
          description: 'The response is unchanged since the ETag in `If-None-Match`',
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
        },
        BadRequest: refused('Invalid parameters; `fields` names them', {
          res: 400,
          msg: 'page: Too small: expected number to be >=1',
          fields: ['page'],
        }),
        Unsigned: refused('The header `signature` is missing', { res: 401, msg: 'the header signature is missing' }),
        Forbidden: refused('The signature is wrong, or its timestamp too old', {
          res: 403,
          msg: 'the timestamp is more than 5 minutes from now',
        }),
        NotFound: refused('Not found', { res: 404, msg: 'the call finds nothing for {"id":"nobody"}' }),
        TooLong: refused('The body is too long', { res: 413, msg: 'the body is longer than 65536 bytes' }),
        TooMany: {
          ...refused('Too many requests: try again after `Retry-After`', {
            res: 429,
            msg: 'too many requests: try again in 30 seconds',
          }),
          headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
        },
        Failed: refused('The API itself failed', { res: 500, msg: 'Error: …' }),
      },
      securitySchemes: Object.fromEntries(
        loginCookies.map((name) => [
          name,
          {
            type: 'apiKey',
            in: 'cookie',
            name,
            description: 'Set by the account site; all cookies of a login together identify the visitor',
          },
        ]),
      ),
    },
  };
}

const refusal = schemaOf(
  z.object({
    res: z.int().min(400).max(599).meta({ description: 'The HTTP status' }),
    msg: z.string().meta({ description: 'Error message' }),
    fields: z.array(z.string()).optional().meta({ description: 'Invalid parameters' }),
  }),
);

function refused(description: string, example: Json): Json {
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' }, example } },
  };
}

const other = (name: string) => ({ $ref: `#/components/responses/${name}` });

/** A call of the build. All of them only read, so they can be conditional. */
function read({ name, row, recorded }: { name: string; row: Call; recorded: Recorded[string] }): Json {
  const request = recorded?.request ?? exampleOf(row.request);
  const data = recorded ? recorded.data : exampleOf(row.data);
  return {
    ...shared({ name, row, tag: 'build', request: request as Json }),
    parameters: [
      ...parameters({ row, request: request as Json }),
      {
        name: 'If-None-Match',
        in: 'header',
        description: 'ETag of the cached response',
        schema: { type: 'string' },
      },
    ],
    responses: {
      200: {
        description: 'The response',
        headers: { ETag: { $ref: '#/components/headers/ETag' } },
        content: { 'application/json': { schema: wrapped(schemaOf(row.data)), example: { res: 200, data } } },
      },
      304: other('NotModified'),
      400: other('BadRequest'),
      ...(row.data instanceof z.ZodNullable && { 404: other('NotFound') }),
      ...(row.method === 'POST' && { 413: other('TooLong') }),
      429: other('TooMany'),
      500: other('Failed'),
    },
  };
}

type ActOptions = { name: string; row: BrowserCall; loginCookies: readonly string[] };

function act({ name, row, loginCookies }: ActOptions): Json {
  const request = exampleOf(row.request) as Json;
  const examples = {
    success: { value: exampleOf(row.answer) },
    ...(row.refused && { refused: { value: exampleOf(row.refused) } }),
  };
  const schema = row.refused ? { anyOf: [schemaOf(row.answer), schemaOf(row.refused)] } : schemaOf(row.answer);
  return {
    ...shared({ name, row, tag: 'browser', request }),
    parameters: [
      ...parameters({ row, request }),
      ...(row.signed
        ? [
            {
              name: 'signature',
              in: 'header',
              required: true,
              description: `Lower-case hex SHA-256 of ${row.signed.join(' + ')}`,
              schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
            },
          ]
        : []),
    ],
    ...(row.session && { security: [Object.fromEntries(loginCookies.map((cookie) => [cookie, []]))] }),
    responses: {
      200: {
        description: row.refused ? 'Success, or a refusal with its reason' : 'Success',
        content: { 'application/json': { schema, examples } },
      },
      400: other('BadRequest'),
      ...(row.signed && { 401: other('Unsigned'), 403: other('Forbidden') }),
      ...(row.method === 'POST' && { 413: other('TooLong') }),
      ...(row.limited && { 429: other('TooMany') }),
      500: other('Failed'),
    },
  };
}

type Row = Call | BrowserCall;

function shared({ name, row, tag, request }: { name: string; row: Row; tag: string; request: Json }): Json {
  const body = row.method === 'POST' && row.sends !== 'query';
  return {
    operationId: name,
    summary: row.about.split('. ')[0],
    description: row.about,
    tags: [tag],
    'x-base': row.base,
    ...(body && {
      requestBody: {
        required: hasRequired(row.request),
        content: { 'application/json': { schema: schemaOf(row.request), example: request } },
      },
    }),
  };
}

function parameters({ row, request }: { row: Row; request: Json }): Json[] {
  const inPath = new Set([...row.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field));
  if (row.method === 'POST' && row.sends !== 'query') return [];
  const fields: [string, z.ZodType][] = row.request instanceof z.ZodObject ? Object.entries(row.request.shape) : [];
  return fields.map(([name, field]) => ({
    name,
    in: inPath.has(name) ? 'path' : 'query',
    required: !field.safeParse(undefined).success,
    schema: schemaOf(field),
    ...(request[name] !== undefined && { example: request[name] }),
  }));
}

function hasRequired(schema: z.ZodType): boolean {
  return !schema.safeParse({}).success;
}

/** The wrapper around the data. Either field signals success. */
function wrapped(data: Json): Json {
  return {
    type: 'object',
    properties: { res: { type: 'integer' }, success: { type: 'boolean' }, msg: { type: 'string' }, data },
    required: ['data'],
    anyOf: [
      { properties: { res: { const: 200 } }, required: ['res'] },
      { properties: { success: { const: true } }, required: ['success'] },
    ],
  };
}

/** The schema of the input, before it is parsed or trimmed. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  return rest;
}
