import { editions } from '../../../config/editions.ts';
import definition from '../../../config/index.ts';
import { describe, expect, it } from 'vitest';
import { sourceMistake } from '../../../cli/plan/redirect-source.ts';
import { resolveRedirects } from '../../../cli/plan/redirects.ts';
import type { Edition } from '../../../config/editions.ts';
import { redirects } from '../../../config/redirects.ts';

const paths = { editions, calls: definition.paths };
const row = (from: string, edition: Edition = 'zh') => ({ edition, from, to: '/im' });

describe('the source of a redirect', () => {
  it('that no request can match is refused with the reason', () => {
    const irregular = (from: string) =>
      `${from} has an empty or dot segment, a backslash, a control character, or one of them encoded; such requests get a 404`;
    for (const [from, why, fix] of [
      ['noslash', 'noslash does not begin with a slash, so it matches no request', 'write /noslash'],
      ['', ' does not begin with a slash, so it matches no request', 'write /'],
      ['/old/*', '/old/* contains *, and a redirect matches one path, not a pattern', 'write a row for each path'],
      ['/a?b=1', '/a?b=1 contains ?, and the query is not compared: it is added to the target', 'write /a'],
      ['/a#b', '/a#b contains #, and browsers do not send that part', 'write /a'],
      [
        'https://www.example.com/a',
        'https://www.example.com/a names a host, and only the path of a request is compared',
        'write the path; the edition of the row determines the host',
      ],
      [
        '//example.com/a',
        '//example.com/a names a host, and only the path of a request is compared',
        'write the path; the edition of the row determines the host',
      ],
      ['/a/', 'requests for /a/ are compared without the closing slash, .html or /index.html', 'write /a'],
      ['/a.html', 'requests for /a.html are compared without the closing slash, .html or /index.html', 'write /a'],
      [
        '/a/index.html',
        'requests for /a/index.html are compared without the closing slash, .html or /index.html',
        'write /a',
      ],
      ['/a//b', irregular('/a//b'), 'write the plain path'],
      ['/a/../b', irregular('/a/../b'), 'write the plain path'],
      ['/a/.', irregular('/a/.'), 'write the plain path'],
      ['/a\\b', irregular('/a\\b'), 'write the plain path'],
      ['/a%2Fb', irregular('/a%2Fb'), 'write the plain path'],
      ['/a\nb', irregular('/a\nb'), 'write the plain path'],
      [
        '/api/v2/x',
        '/api/v2/x belongs to the API or to the bundled files, which answer before redirects',
        'remove the redirect',
      ],
      ['/en/a', '/en/a is a path of the edition en, and the row is of the edition zh', "set the edition to 'en'"],
    ] as const)
      expect([from, sourceMistake(row(from), paths)]).toEqual([from, { why, fix }]);
    expect(sourceMistake(row('/a', 'en'), paths)).toEqual({
      why: '/a is not a path of the edition en, which has /en, /en/… and /hk/…',
      fix: 'write such a path, or set another edition',
    });
  });

  it('that requests can match is accepted', () => {
    for (const from of [
      '/a',
      '/A/b.c',
      '/旧/云',
      '/%E6%97%A7',
      '/a b',
      '/100%',
      '/.hidden',
      '/a..b',
      '/index',
      '/english',
    ])
      expect([from, sourceMistake(row(from), paths)]).toEqual([from, null]);
    for (const from of ['/en/a', '/hk/a']) expect([from, sourceMistake(row(from, 'en'), paths)]).toEqual([from, null]);
    expect(redirects.flatMap((one) => sourceMistake(one, paths) ?? [])).toEqual([]);
  });

  it('that is refused is a problem of the plan', () => {
    const { redirects: kept, problems } = resolveRedirects({
      redirects: [row('noslash')],
      addresses: { has: () => true, mayHave: () => true, of: () => [] },
      paths,
    });
    expect(kept).toEqual([]);
    expect(problems).toEqual([
      {
        severity: 'error',
        what: 'invalid redirect',
        where: 'config/redirects.ts, zh noslash → /im',
        why: 'noslash does not begin with a slash, so it matches no request',
        fix: 'write /noslash',
      },
    ]);
  });
});
