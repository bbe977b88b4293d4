import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractOf } from '../../support/content-api.ts';
import { exampleOf } from '../../../cli/embedded-api/contract/example-of.ts';
import { browserCalls } from '../../../config/calls/browser.ts';
import definition from '../../../config/index.ts';
import { small } from './support/running-api.ts';
import { starter } from './support/starter-content.ts';

type Media = { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> };
type Response = { $ref?: string; headers?: object; content?: Record<string, Media> };
type Parameter = { name: string; in: string; required?: boolean; schema: object; example?: unknown };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
};
type Contract = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Response> };
};

const { calls } = definition;
const rows = { ...calls, ...browserCalls };
let contract: Contract;
let byName: Record<string, Operation>;

beforeAll(async () => {
  contract = (await contractOf(small)) as Contract;
  byName = Object.fromEntries(
    Object.values(contract.paths).flatMap((path) =>
      Object.values(path).map((operation) => [operation.operationId, operation]),
    ),
  );
});

/** A judge of JSON that shares no code with the schemas' own library. */
function judge() {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (one: Ajv2020) => void)(ajv);
  ajv.addSchema({ $id: 'contract', ...contract });
  return (schema: object, value: unknown) => {
    const relative = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'),
    ) as object;
    const fits = ajv.compile(relative);
    return fits(value) ? [] : (fits.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

function* examples({ schema, example, examples: named = {} }: Media): Iterable<[object, unknown]> {
  if (example !== undefined) yield [schema, example];
  for (const { value } of Object.values(named)) yield [schema, value];
}

describe('the contract', () => {
  it('is a valid OpenAPI 3.1 document, as an independent validator finds', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(contract));
    expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: '3.1' });
  });

  it('has every call, by method and path', () => {
    const there = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
    );
    expect(there).toEqual(
      expect.arrayContaining(Object.entries(rows).map(([name, { method, path }]) => [name, method, path])),
    );
    expect(there).toHaveLength(Object.keys(rows).length);
  });

  it('gives examples of every request and answer, which fit their schemas, as an independent validator finds', () => {
    const problems = judge();
    const seen = { requests: 0, answers: 0 };
    for (const [name, { parameters, requestBody, responses }] of Object.entries(byName)) {
      const body = requestBody?.content['application/json'];
      for (const [schema, example] of body ? examples(body) : []) {
        seen.requests += 1;
        expect(problems(schema, example), `${name} request`).toEqual([]);
      }
      for (const { name: field, required, schema, example } of parameters) {
        if (example !== undefined) expect(problems(schema, example), `${name} ${field}`).toEqual([]);
        else expect([field, required ?? false]).toEqual([field, field === 'signature']);
      }
      for (const [status, response] of Object.entries(responses)) {
        const whole = response.$ref ? contract.components.responses[response.$ref.split('/').at(-1)!]! : response;
        const media = whole.content?.['application/json'];
        const given = media ? [...examples(media)] : [];
        expect(given.length > 0, `${name} ${status}`).toBe(status !== '304');
        for (const [schema, example] of given) {
          seen.answers += 1;
          expect(problems(schema, example), `${name} ${status}`).toEqual([]);
        }
      }
    }
    expect(seen.requests).toBe(Object.values(rows).filter((row) => row.method === 'POST' && !('sends' in row)).length);
    expect(seen.answers).toBeGreaterThan(3 * Object.keys(rows).length);
  });

  it('refuses what the site refuses: a record without its title, a success that does not say so', () => {
    const problems = judge();
    const { schema, example } = byName['blogList']!.responses['200']!.content!['application/json']!;
    const body = structuredClone(example) as { res?: number; data: { list: Record<string, unknown>[] } };
    delete body.data.list[0]!['title'];
    expect(problems(schema, body)).toEqual(["/data/list/0 must have required property 'title'"]);
    const { res: _res, ...silent } = example as { res: number };
    expect(problems(schema, silent)).toContain(' must match a schema in anyOf');
  });

  it('takes its examples from real answers where the content has some, and from the rows where it has none', async () => {
    const { example } = byName['casePrevOrNext']!.responses['200']!.content!['application/json']!;
    expect(example).toMatchObject({ res: 200, data: { current: { id: 'near', customer: '青禾云校' }, next: null } });
    expect(byName['casePrevOrNext']!.parameters[0]).toMatchObject({
      name: 'id',
      in: 'query',
      required: true,
      example: 'near',
    });
    expect(byName['demoDetail']!.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
      example: 'im-demo',
    });
    for (const [name, row] of Object.entries(calls)) {
      expect(row.request.safeParse(exampleOf(row.request)).error, name).toBeUndefined();
      expect(row.data.safeParse(exampleOf(row.data)).error, name).toBeUndefined();
    }
  });

  it('says that reads carry an ETag and may be conditional, POST or not, and that too many are told when to come back', () => {
    for (const name of Object.keys(calls)) {
      const { parameters, responses } = byName[name]!;
      expect(
        parameters.some(({ name: header }) => header === 'If-None-Match'),
        name,
      ).toBe(true);
      expect(responses['200']?.headers, name).toHaveProperty('ETag');
      expect(responses, name).toHaveProperty('304');
    }
    expect(contract.components.responses['TooMany']?.headers).toHaveProperty('Retry-After');
    const limited = Object.entries(byName)
      .filter(([, { responses }]) => '429' in responses)
      .map(([name]) => name);
    expect(limited).toEqual(
      expect.arrayContaining(['sendSmsCode', 'reportKejia', 'createIllegalIssue', 'uploadSurveyToken', 'blogList']),
    );
  });

  it('prints for the starter content too', async () => {
    const { valid } = await new Validator().validate((await contractOf(starter)) as Record<string, unknown>);
    expect(valid).toBe(true);
  });
});
