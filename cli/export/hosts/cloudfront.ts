import type { EditionSite } from '../edition-site.ts';
import { exit, Stop } from '../../problem.ts';
import type { HostFile } from '../write-export.ts';

/** Maximum size of a CloudFront function, in bytes. */
const maxBytes = 10_240;

/**
 * The files for CloudFront in front of a bucket with one edition: a function for redirects and addresses, a policy of response headers, and
 * the error pages. Throws a `Stop` (1) when the function is too large.
 */
export function cloudFrontFiles(site: EditionSite): HostFile[] {
  const content = functionText(site);
  const bytes = Buffer.byteLength(content);
  if (bytes > maxBytes) {
    throw Stop.of(exit.failed, {
      what: 'the CloudFront function is too large',
      where: `the ${site.edition} edition`,
      why: `${site.redirects.length} redirects make it ${bytes} bytes; CloudFront takes ${maxBytes}`,
      fix: 'remove redirects from config/redirects.ts and redirects.yaml that are no longer followed, or use another host',
    });
  }
  return [
    { path: 'viewer-request.js', content },
    { path: 'response-headers.json', content: `${JSON.stringify(headersPolicy(site), null, 2)}\n` },
    { path: 'error-responses.json', content: `${JSON.stringify(errorResponses(site), null, 2)}\n` },
  ];
}

/** JavaScript of the runtime `cloudfront-js-2.0`. Redirects keep the query, as everywhere. */
function functionText({ redirects, gone, elsewhere, variants, exact, files }: EditionSite): string {
  const rows = Object.fromEntries(redirects.map(({ from, to }) => [from.toLowerCase(), to]));
  const slashes = [...files.keys()]
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
  const texts = Object.fromEntries(
    variants.map(({ address, query, value, file }) => [`${address}?${query}=${value}`, `/${file}`]),
  );
  const names = [...new Set(variants.map(({ query }) => query))];
  return `// Event type: viewer request. Runtime: cloudfront-js-2.0.
const redirects = ${JSON.stringify(rows)};
const gone = ${JSON.stringify(gone)};
const elsewhere = ${JSON.stringify(elsewhere)};
const slashes = ${JSON.stringify(slashes)};
const variants = ${JSON.stringify(texts)};
const exact = ${JSON.stringify(exact)};
const selectors = ${JSON.stringify(names)};

function queryOf(querystring) {
  const pairs = [];
  for (const name of Object.keys(querystring)) {
    const field = querystring[name];
    for (const one of field.multiValue || [field]) pairs.push(one.value === '' ? name : name + '=' + one.value);
  }
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function moved(location, request) {
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location + queryOf(request.querystring) } } };
}

function handler(event) {
  const request = event.request;
  let path = request.uri;
  try {
    path = decodeURIComponent(path);
  } catch (_) {}
  const stem = path.replace(/(.)(?:\\/index\\.html|\\.html|\\/)$/i, '$1');
  if (gone.includes(stem.toLowerCase())) return { statusCode: 410, statusDescription: 'Gone' };
  const to = redirects[path.toLowerCase()] || (slashes.includes(path) ? '' : redirects[stem.toLowerCase()]);
  if (to) return moved(to, request);
  for (const site of elsewhere) {
    if (site.exact.includes(path) || site.folders.some((folder) => path.startsWith(folder + '/'))) return moved(site.origin + request.uri, request);
  }
  if (exact.includes(path)) return request;
  if (path === '/') request.uri = '/index.html';
  else if (slashes.includes(path)) request.uri += 'index.html';
  else if (stem !== path) return moved(request.uri.replace(/(.)(?:\\/index\\.html|\\.html|\\/)$/i, '$1'), request);
  else if (!/\\.(?:js|css|svg|png|jpg|jpeg|webp|avif|gif|ico|woff2|xml|json|txt|webmanifest|pdf)$/.test(path)) {
    const chosen = selectors.map((name) => request.querystring[name] && variants[path + '?' + name + '=' + request.querystring[name].value]);
    request.uri = chosen.find((file) => file) || request.uri + '.html';
  }
  return request;
}
`;
}

/** For `aws cloudfront create-response-headers-policy`. */
function headersPolicy({ edition, headers }: EditionSite) {
  const { 'Content-Security-Policy': policy = '', 'Strict-Transport-Security': transport } = headers;
  const own =
    /^(?:Content-Security-Policy|X-Content-Type-Options|Referrer-Policy|X-Frame-Options|Strict-Transport-Security)$/;
  const others = Object.entries(headers)
    .filter(([name]) => !own.test(name))
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: `site-${edition}`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: headers['Referrer-Policy'], Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ...(transport && {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(/\d+/.exec(transport)?.[0]),
          IncludeSubdomains: /includeSubDomains/i.test(transport),
          Preload: /preload/i.test(transport),
          Override: true,
        },
      }),
    },
    CustomHeadersConfig: { Quantity: others.length, Items: others },
  };
}

/** For the distribution's `CustomErrorResponses`. A bucket without list permission responds with 403 for missing files. */
function errorResponses({ files }: EditionSite) {
  const statuses = [[403, 404], [404, 404], ...[500, 502, 503, 504].map((status) => [status, status])] as const;
  const Items = statuses
    .filter(([, page]) => files.has(`${page}.html`))
    .map(([ErrorCode, page]) => ({
      ErrorCode,
      ResponsePagePath: `/${page}.html`,
      ResponseCode: String(page),
      ErrorCachingMinTTL: 10,
    }));
  return { Quantity: Items.length, Items };
}
