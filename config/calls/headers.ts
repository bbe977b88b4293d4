/**
 * Headers of browsers that the API gets. The site's server passes no others on, because an API that trusts the server in front of it takes
 * a header such as `X-Forwarded-User` for a statement of that server. `Signature` belongs to the calls that are signed. `Authorization` is
 * not among them: it has the password of a site that is closed to the public.
 */
export const requestHeaders = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Content-Type',
  'Cookie',
  'If-None-Match',
  'Origin',
  'Referer',
  'Sec-Fetch-Dest',
  'Sec-Fetch-Mode',
  'Sec-Fetch-Site',
  'Signature',
  'User-Agent',
] as const;

/** Headers of the API that browsers get. Others could act on the whole site: redirect it, open it to other origins, or clear its storage. */
export const responseHeaders = [
  'Allow',
  'Cache-Control',
  'Content-Encoding',
  'Content-Language',
  'Content-Length',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Retry-After',
  'Set-Cookie',
  'Vary',
] as const;
