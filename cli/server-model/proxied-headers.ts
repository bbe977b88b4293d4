/** The header that names a request, from the first proxy to the API and in every log. */
export const requestId = 'X-Request-ID';

/**
 * Request headers that the API does not get from clients. Frameworks and content networks read the client's address, the scheme, the host,
 * the path or the method from them, so only this server may set them.
 */
export const removedRequestHeaders = [
  'CF-Connecting-IP',
  'Client-IP',
  'Fastly-Client-IP',
  'Forwarded',
  'Forwarded-For',
  'Front-End-Https',
  'Proxy',
  'True-Client-IP',
  'X-AppEngine-User-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Forwarded',
  'X-Forwarded-Path',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Protocol',
  'X-Forwarded-Scheme',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Forwarded-Uri',
  'X-Host',
  'X-HTTP-Method',
  'X-HTTP-Method-Override',
  'X-Method-Override',
  'X-Original-Host',
  'X-Original-URL',
  'X-Originating-IP',
  'X-Remote-Addr',
  'X-Remote-IP',
  'X-Rewrite-URL',
  'X-Scheme',
  'X-URL-Scheme',
] as const;

/**
 * Response headers that clients do not get from the API. They would act on the whole site: clear its storage, redirect,
 * open it to other origins, move it to another host, or register reports and workers.
 */
export const removedResponseHeaders = [
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Access-Control-Max-Age',
  'Alt-Svc',
  'Clear-Site-Data',
  'Content-Security-Policy-Report-Only',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Resource-Policy',
  'Link',
  'NEL',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Server-Timing',
  'Service-Worker-Allowed',
  'SourceMap',
  'Strict-Transport-Security',
  'Timing-Allow-Origin',
  'WWW-Authenticate',
  'X-Powered-By',
] as const;
