import * as z from 'zod';
import type { Address } from '../define/address.ts';
import { type HttpResponse, refusal } from '../define/http-response.ts';
import type { Exchange } from '../define/stand-ins.ts';

export type Parameters = { ok: true; value: unknown } | { ok: false; answer: HttpResponse };

type ReadParametersOptions = {
  exchange: Exchange;
  call: Address & { request: z.ZodType };
  path: Record<string, string>;
};

/** Reads the parameters of a call: from path and query with GET, else from the JSON body, unless its row defines otherwise. */
export async function readParameters({ exchange, call, path }: ReadParametersOptions): Promise<Parameters> {
  const raw =
    call.method === 'GET' || call.sends === 'query'
      ? {
          ok: true as const,
          value: fromQuery(call.request, { ...Object.fromEntries(new URLSearchParams(exchange.query)), ...path }),
        }
      : await fromBody(exchange);
  if (!raw.ok) return raw;
  const parsed = call.request.safeParse(raw.value);
  return parsed.success ? { ok: true, value: parsed.data } : misfit(parsed.error.issues);
}

/** Converts digits in a query to numbers where the schema has a number. */
function fromQuery(schema: z.ZodType, fields: Record<string, string>): Record<string, unknown> {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const isNumber = Object.hasOwn(shape, name) && shape[name] instanceof z.ZodNumber;
      return [name, isNumber && /^-?\d{1,15}$/.test(text) ? Number(text) : text];
    }),
  );
}

async function fromBody(exchange: Exchange): Promise<Parameters> {
  const body = await exchange.body();
  if (!body.ok) return body;
  if (body.bytes.length === 0) return { ok: true, value: {} };
  try {
    return { ok: true, value: JSON.parse(body.bytes.toString('utf8')) };
  } catch {
    return refuse({ status: 400, msg: 'the body is not JSON' });
  }
}

function misfit(issues: readonly z.core.$ZodIssue[]): Parameters {
  const fields = issues.map(({ path }) => path.join('.') || 'body');
  return refuse({ status: 400, msg: issues.map(({ message }, at) => `${fields[at]}: ${message}`).join('; '), fields });
}

function refuse(no: { status: number; msg: string; fields?: readonly string[] }): Parameters {
  return { ok: false, answer: refusal(no) };
}
