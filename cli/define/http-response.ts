/** A response of the embedded API. */
export type HttpResponse = { status: number; bytes: Buffer; headers: Record<string, string | string[]> };

/** Creates an error response. The body repeats the status as `res`. */
export function refusal({
  status,
  headers = {},
  ...body
}: {
  status: number;
  msg: string;
  headers?: Record<string, string>;
  fields?: readonly string[];
}): HttpResponse {
  return { status, bytes: Buffer.from(JSON.stringify({ res: status, ...body })), headers };
}

/** Creates a response of JSON that is not cached. */
export function json(body: object, headers: HttpResponse['headers'] = {}): HttpResponse {
  return {
    status: 200,
    bytes: Buffer.from(JSON.stringify(body)),
    headers: { 'Cache-Control': 'no-store', ...headers },
  };
}

/** Creates the response to a method that an address does not accept; `allow` lists the accepted ones, as in `GET, POST`. */
export function methodNotAllowed(path: string, allow: string): HttpResponse {
  return refusal({ status: 405, msg: `${path} takes ${allow}`, headers: { Allow: allow } });
}

export function seeOther(location: string, headers: HttpResponse['headers'] = {}): HttpResponse {
  return {
    status: 303,
    bytes: Buffer.alloc(0),
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Location: location,
      ...headers,
    },
  };
}
