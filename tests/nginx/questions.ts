import { redirects } from '../../config/redirects.ts';

export const zh = 'localhost:8080';
export const en = 'en.localhost:8080';

export type Question = { host: string | undefined; target: string; method?: string };

/** Hosts of each kind; undefined is a request without one. */
export const hosts: readonly (string | undefined)[] = [
  zh, en, 'EN.LocalHost', 'www.en.localhost:1', 'en.localhost.', 'noten.localhost', 'en.localhost.evil.example', 'evil.example', '127.0.0.1', undefined,
];

/** Paths of each kind. */
export const paths: readonly string[] = [
  '/', '/?from=a%7Cb&x=1', '/index.html', '/INDEX.html', '/index', '/index/', '/im', '/IM', '/im/', '/im.html', '/im.HTML', '/im/index.html', '/im/index',
  '/im.html?from=x', '/im.html/', '/im//', '/im?', '/im/?', '/im#top', '/price', '/price/', '/price/im', '/price/im/', '/promotion', '/promotion/', '/chatroom', '/chatroom/',
  '/blog', '/BLOG', '/blog/', '/blog.html', '/dev-blog', '/dev-blog/hello', '/dev-blog/Hello2', '/dev-blog/hello2', '/dev-blog/none', '/dev-blog/atom.xml', '/dev-blog/atom.xml/',
  '/m', '/m/', '/M', '/M/', '/m.html', '/m/index', '/m/index.html', '/m/sms', '/m/sms/', '/m/none', '/yys-index', '/v2.0', '/v2.0/', '/%E4%BA%91', '/%e4%ba%91/', '/a+b', '/a+b/', '/a%2Bb',
  '/en', '/en/', '/en.html', '/EN', '/en/im', '/en/im/', '/en/im.html', '/en/im/index.html?q=1', '/en/IM', '/en/none', '/en/none/', '/en/404', '/en/404.html', '/en/robots.txt',
  '/assets/app-0123abcd.js.gz', '/assets/app-0123abcd.js.MAP', '/assets/.env', '/assets/none.map', '/.env', '/.git/config', '/report.json', '/manifest.json', '/redirects.json', '/nginx/nginx.conf', '/../report.json', '/assets/../../report.json',
  '/clauses', '/clauses?serviceType=1', '/clauses?from=a&serviceType=3', '/clauses?servicetype=1&serviceType=3', '/clauses?serviceType=9', '/clauses?serviceType=', '/clauses?xserviceType=1',
  '/clauses/?serviceType=1', '/clauses.html?serviceType=1', '/CLAUSES?serviceType=1', '/clauses@1', '/clauses@1.html', '/clauses%401', '/clauses@1/', '/clauses%3F1', '/en/clause-detail?id=data-processing', '/en/clause-detail?id=Terms', '/en/clause-detail@terms',
  '/en/index', '/en/a+b', '/en/%E4%BA%91?x=%20', '/english', '/entertainment-news', '/hk', '/hk/', '/hk/im', '/hk/im/', '/hk/none',
  '/robots.txt', '/ROBOTS.txt', '/sitemap.xml', '/sitemap-1.xml', '/favicon.ico', '/favicon.svg', '/icon-192.png', '/manifest.webmanifest',
  '/assets/app-0123abcd.js', '/assets/none.js', '/assets/', '/assets', '/404', '/404.html', '/500', '/502.html', '/503/', '/none', '/none.html', '/none/', '/im.html.gz', '/im.gz', '/api', '/api/v2', '/api/v1/x', '/weixin/token/', '/weixin/',
];

/** What nobody means well with. */
export const hostile: readonly string[] = [
  '//', '//evil.example', '//evil.example/', '//evil.example/en', '//evil.example/../im/', '/\\evil.example/', '/\\evil.example/../im/', '/\\evil/', '/%5Cevil', '/%5cevil/', '/%5Cevil.html',
  '/%2Fevil.example', '/%2Fevil.example/', '/.//evil.example.html', '/evil.example/', '/en/%0d%0aX:1', '/en/%0D%0AX:%201/', '/%0d%0aX:1', '/im%0d%0aX:1/', '/pay%0d%0aX:1', '/pay?%0d%0aX:1', '/im%0a', '/blog%0a',
  '/en%0a', '/im%00', '/im%', '/im%zz', '/im%2', '/..', '/../', '/../../etc/passwd', '/im/..', '/im/../im', '/im/../pay', '/./im', '/x/..', '/en/..', '/en/../im', '/en/../../im', '/%2e%2e/%2e%2e/etc/passwd',
  '/en/..%2f..%2fim', '/price%2Fim', '/en%2Fim', '/%65n/im', '/%70ay', '/im.%68tml', '/im%2Ehtml', '/im%3Fx', '/im%23x', '/im%2500', '/$host', '/${uri}', '/%24uri/', '/en/$request_uri', '/en//evil.example', '/en/\\evil',
  '/en//', '/hk//evil.example/', '/en/@evil.example', '/@evil.example/', '/en/?next=//evil.example', '/<script>', '/"/', "/'/", '/im;a=b', '/im%ff', '/%ff/', '/\xe4\xba\x91', '/en/\xff', `/${'a'.repeat(300)}`, `/${'a/'.repeat(300)}`,
  `/en/${'a'.repeat(4000)}`, 'http://evil.example/im', 'http://en.localhost/en/im', 'http://EN.localhost:99/en/im/', 'http://en.localhost', 'http://evil.example//en/im', 'https://localhost/pay?x=1', 'http:///im', 'http://a b/', '*', 'im', '?im', '/?', '/.git/config', '/.well-known/x',
  '/nginx.conf', '/../nginx/nginx.conf', '/redirects.json', '/en.html/', '/en/en', '/en/en/im', '/hk/en',
];

/** Every row of the redirect table in the spellings its source may come in. */
export const moved: readonly string[] = redirects.flatMap(({ from }) => [
  from,
  from.toUpperCase(),
  `${from.slice(0, 2).toUpperCase()}${from.slice(2)}?from=a&invite=b`,
  `${from}/`,
  `${from}.html`,
  `${from}/index.html?x=%2F`,
]);
