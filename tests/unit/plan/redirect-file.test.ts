import { describe, expect, it } from 'vitest';
import definition from '../../../config/index.ts';
import { knownAddresses } from '../../../cli/plan/known-addresses.ts';
import { readRedirects } from '../../../cli/plan/redirect-file.ts';
import { resolveRedirects } from '../../../cli/plan/redirects.ts';
import type { Row } from '../../../cli/define/route.ts';

const { editions } = definition.config;
const read = (text: string) => readRedirects({ text, editions });
const told = (text: string) =>
  read(text).problems.map(({ where, why, fix }) => `${where.split('.yaml:')[1]} ${why}; ${fix}`);

const row = (path: string, more: Partial<Row> = {}): Row => ({
  path,
  edition: 'zh',
  layout: 'page',
  page: 'x/x',
  name: path,
  ...more,
});
const rows = [
  row('/'),
  row('/im'),
  row('/sms', { aliases: ['/text'] }),
  row('/blog/{id}', { each: 'articles' }),
  row('/en/im', { edition: 'en' }),
];

/** The rows of a file, and what is wrong with them. */
function resolved(text: string) {
  const { redirects, gone, problems } = read(text);
  const found = resolveRedirects({
    redirects,
    gone,
    hosts: ['docs.example.com'],
    addresses: knownAddresses({ rows, records: new Set(['zh /blog/here']) }),
    paths: { editions, calls: definition.paths },
  });
  return {
    redirects: found.redirects.map(({ edition, from, to }) => `${edition} ${from} ${to}`),
    gone: found.gone.map(({ edition, address }) => `${edition} ${address}`),
    problems: [...problems, ...found.problems].map(
      ({ severity, where, why, fix }) => `${severity} ${where.split('.yaml:')[1]} ${why}; ${fix}`,
    ),
  };
}

describe('the redirects of editors', () => {
  it('are rows that belong to the edition of their path', () => {
    expect(
      read('- from: /old\n  to: /im\n- from: /en/old\n  to: /en/im\n- gone: /hk/x\n- gone: /y\n  edition: zh\n'),
    ).toEqual({
      redirects: [
        { edition: 'zh', from: '/old', to: '/im', at: 'config/content/redirects.yaml:1:9' },
        { edition: 'en', from: '/en/old', to: '/en/im', at: 'config/content/redirects.yaml:3:9' },
      ],
      gone: [
        { edition: 'en', address: '/hk/x', at: 'config/content/redirects.yaml:5:9' },
        { edition: 'zh', address: '/y', at: 'config/content/redirects.yaml:6:9' },
      ],
      problems: [],
    });
  });

  it.each(['', '# nothing yet\n', '\ufeff# nothing yet\r\n', '[]\n', '---\n'])('may be none: %j', (text) => {
    expect(read(text)).toEqual({ redirects: [], gone: [], problems: [] });
  });

  it('are read with Windows line ends and quotes', () => {
    expect(read('- from: "/old"\r\n  to: \'/im\'\r\n').redirects).toMatchObject([{ from: '/old', to: '/im' }]);
  });

  it.each([
    [
      'from: /a\nto: /im\n',
      '1:1 the file is no list; begin each row with a hyphen: `- from: /old` with `to: /new` below it, or `- gone: /old`',
    ],
    [
      '- /a\n',
      '1:3 the row has no fields; write `- from: /old` with `to: /new` below it, or `- gone: /old`, with a space after each colon',
    ],
    ['- form: /a\n  to: /im\n', '1:3 form is no field of a row; write from'],
    ['- from: /a\n  status: 302\n', '2:3 status is no field of a row; use from, to, gone, edition'],
    ['- from: /a\n', '1:3 the row has no `to`; write `- from: /old` with `to: /new` below it, or `- gone: /old`'],
    ['- to: /im\n', '1:3 the row has no `from`; write `- from: /old` with `to: /new` below it, or `- gone: /old`'],
    [
      '- gone: /a\n  to: /im\n',
      '1:3 the row has both `gone` and an address that moved; make two rows of it, or keep one of them',
    ],
    ['- gone:\n', '1:3 gone has no text; write an address, such as /old'],
    ['- gone: 2021\n', '1:3 gone has no text; write an address, such as /old'],
    ['- gone: [/a, /b]\n', '1:3 gone has no text; write an address, such as /old'],
    ['- gone: /a\n  edition: fr\n', '2:12 fr is no edition; use zh or en, or remove the field'],
    ['- gone: &x /a\n- gone: *x\n', '2:3 gone has no text; write an address, such as /old'],
  ])('with a mistake of form are refused with the place: %j', (text, problem) => {
    expect(told(text)).toEqual([problem]);
  });

  it('that are no YAML are refused with the place', () => {
    expect(told('- from: /a\n  to: "/im\n')[0]).toMatch(/^3:1 it is no YAML: Missing closing "quote/);
    expect(told('- gone: /a\n  gone: /b\n')[0]).toMatch(/^2:3 it is no YAML: Map keys must be unique/);
  });

  it('lead to pages, aliases, records and allowed hosts, straight to the end of a chain', () => {
    const text = [
      '- {from: /1, to: /2}',
      '- {from: /2, to: /text}',
      '- {from: /3, to: /blog/here}',
      '- {from: /4, to: /blog/later}',
      '- {from: /5, to: "https://docs.example.com/a"}',
      '- {from: /6, to: "https://docs.example.com"}',
      '- {gone: /7}',
    ].join('\n');
    expect(resolved(text)).toEqual({
      redirects: [
        'zh /1 /text',
        'zh /2 /text',
        'zh /3 /blog/here',
        'zh /4 /blog/later',
        'zh /5 https://docs.example.com/a',
        'zh /6 https://docs.example.com',
      ],
      gone: ['zh /7'],
      problems: [
        'warning 1:10 its target is redirected: /1 → /2 → /text; visitors are sent straight to the end; write `to: /text`',
        'warning 4:10 no page of the content has its target /blog/later now, so it leads to an error page; correct the target, or publish the record again',
      ],
    });
  });

  it.each([
    [
      '{from: /x, to: /y}\n- {from: /y, to: /x}\n- {from: /z, to: /x}',
      'error 1:10 redirect loop: /x → /y → /x; change one of the targets',
    ],
    ['{from: /x, to: /x}', 'error 1:10 redirect loop: /x → /x; change one of the targets'],
    [
      '{from: /im, to: /sms}',
      'error 1:10 /im is the address of a page, which the row would hide; remove the row, or the page',
    ],
    [
      '{gone: /TEXT}',
      'error 1:10 /TEXT is the address of a page, which the row would hide; remove the row, or the page',
    ],
    [
      '{from: /x, to: /iim}',
      'error 1:10 its target /iim is not an address of the zh edition; choose an address of the route table, without query or #; nearest: /im, /, /sms',
    ],
    [
      '{from: /x, to: /en/im}',
      'error 1:10 its target /en/im is an address of the en edition, and a redirect stays in its own, zh; choose an address of the route table, without query or #; nearest: /im, /, /sms',
    ],
    [
      '{from: /x, to: "/im?a=1"}',
      'error 1:10 its target /im?a=1 is not an address of the zh edition; choose an address of the route table, without query or #; nearest: /im, /sms, /',
    ],
    ['{gone: /x}\n- {from: /X, to: /im}', 'error 1:10 it has the same address as zh /X → /im; keep one of the two'],
    [
      '{gone: /x}\n- {from: /y, to: /x}',
      'error 2:10 its target /x is removed: zh /x, gone; write `gone: /y`, or choose another target',
    ],
    ['{gone: x}', 'error 1:10 x does not begin with a slash, so it matches no request; write /x'],
    [
      '{gone: "//evil.example/x"}',
      'error 1:10 //evil.example/x names a host, and only the path of a request is compared; write the path; the edition of the row determines the host',
    ],
    [
      '{gone: /en/x, edition: zh}',
      "error 1:10 /en/x is a path of the edition en, and the row is of the edition zh; set the edition to 'en'",
    ],
    [
      '{gone: /assets/x}',
      'error 1:10 /assets/x belongs to the API or to the bundled files, which answer before redirects; remove the redirect',
    ],
  ])('are refused with the place and the reason: %s', (rest, problem) => {
    expect(resolved(`- ${rest}`).problems).toContain(problem);
  });

  it.each([
    'http://docs.example.com/a',
    'https://*.example.com/a',
    'https://docs.example.com.evil.example/a',
    'https://evil.example/docs.example.com',
    'https://docs.example.com:8443/a',
    'https://user@docs.example.com/a',
    'https://docs.example.com/a?b=1',
    'https://docs.example.com/a#b',
    'https://docs.example.com/a/../b',
    'https://docs.example.com\\\\@evil.example',
    'https:/docs.example.com/a',
    '//docs.example.com/a',
    '/\\\\docs.example.com/a',
    'javascript:alert(1)',
    'https://docs.example.com/\\r\\nSet-Cookie: a=b',
    '/im\\r\\nSet-Cookie: a=b',
    '/blog/\\nx',
    '/blog/%0d%0ax',
    '/blog/../im',
  ])('never lead to %s', (to) => {
    const found = resolved(`- {from: /x, to: "${to}"}`);
    expect([found.redirects, found.problems.map((problem) => problem.split(' ')[0])]).toEqual([[], ['error']]);
  });
});
