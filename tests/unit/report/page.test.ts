import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { ReleaseReport } from '../../../cli/report/release-notes.ts';
import type { ReleaseDiff } from '../../../cli/diff/compare.ts';
import { reportPage } from '../../../cli/report/page.ts';

const hostile = '</style></code><script>alert(1)</script><img src=x onerror=alert(1)>" onload="alert(1)';
const none = { shown: [], more: 0 };
const sources = { fresh: 0, unchanged: 0, trusted: 0, stale: 0, empty: 0 };
const side = (release: string) => ({
  release,
  pages: 2,
  bytes: { documents: 1, styles: 1, scripts: 1, fonts: 1, pictures: 1 },
});

const whole: ReleaseReport = {
  release: '20261123T191916Z-413606c610c5',
  pages: { total: 2, errorPages: 1, rendered: 1, reused: 1, carried: 0, planned: 0, redirects: 0 },
  calls: {
    base: 'https://api.example',
    calls: 1,
    sources: { ...sources, fresh: 1 },
    requests: 1,
    retries: 0,
    bytes: 900,
    byCall: [],
  },
  failures: [],
  warnings: [],
  sizes: { files: 3, bytes: 4_000_000 },
  nextDue: null,
  took: { prepare: 10, total: 1200 },
  slowest: [],
  builtFrom: { commit: null, modified: null, branch: null, run: null, configuration: {} },
  weights: { kinds: [], pages: [], files: [] },
  changes: null,
};

const diff: ReleaseDiff = {
  equal: false,
  before: side('a'),
  after: side('b'),
  pages: { added: none, removed: none, moved: none, changed: 1, markup: 0, renamed: 0, unchanged: 0, unread: 7 },
  groups: {
    shown: [
      {
        kind: 'text',
        zone: 'main',
        of: hostile,
        old: hostile,
        now: `${hostile}!`,
        pages: 1,
        phonePages: 0,
        samples: [{ edition: 'zh', address: `/${hostile}` }],
      },
    ],
    more: 0,
  },
  rules: none,
  assets: none,
  files: none,
  weight: { groups: [], growths: [] },
  looks: none,
};

const spoiled: ReleaseReport = {
  ...whole,
  release: hostile,
  calls: {
    ...whole.calls,
    base: hostile,
    byCall: [
      { call: 'blogDetail', sources: { ...sources, stale: 2 }, took: { mean: 40, most: 1300 }, slowest: hostile },
    ],
  },
  failures: [{ call: hostile, cause: hostile, why: hostile, used: 'stale', pages: [hostile], more: 3 }],
  warnings: [
    { severity: 'warning', what: hostile, where: `${hostile}; ${hostile}`, why: hostile, fix: hostile },
    { severity: 'warning', what: 'another', where: hostile, why: 'y', fix: 'f' },
  ],
  nextDue: { at: '2026-12-01T00:00:00.000Z', because: 'content' },
  slowest: [{ address: hostile, took: 12 }],
  builtFrom: { commit: hostile, modified: true, branch: hostile, run: hostile, configuration: { [hostile]: hostile } },
  weights: {
    kinds: [{ kind: 'documents', files: 2, bytes: 5 }],
    pages: [{ edition: 'zh', address: hostile, bytes: 4, compressed: null, loads: 2 }],
    files: [{ file: hostile, bytes: 3, compressed: 1 }],
  },
  changes: { since: hostile, pages: null, why: null },
};

/** Elements and attributes of a document, and its text without style sheets. */
function read(html: string) {
  const elements = new Set<string>();
  const attributes = new Set<string>();
  let text = '';
  let open = '';
  const parser = new Parser({
    onopentag(name, found) {
      open = name;
      elements.add(name);
      for (const attribute of Object.keys(found)) attributes.add(attribute);
    },
    ontext: (part) => void (text += open === 'style' ? '' : part),
    onclosetag: () => void (open = ''),
  });
  parser.end(html);
  return { elements, attributes, text: text.replace(/\s+/g, ' ') };
}
const page = (report: ReleaseReport, compared: ReleaseDiff | null = null) =>
  reportPage({ report, diff: compared, mark: '<svg viewBox="0 0 1 1"></svg>' });

describe('report.html', () => {
  it('shows text of any origin as text: no script, picture, form, frame or handler, and no load from anywhere', () => {
    const { elements, attributes, text } = read(page(spoiled, diff));
    const active = ['script', 'img', 'iframe', 'object', 'link', 'form', 'input', 'base', 'video', 'a:href'];
    expect(active.filter((name) => elements.has(name))).toEqual([]);
    expect([...attributes].filter((name) => name.startsWith('on') || name === 'src')).toEqual([]);
    // Every field with the text, but the release's name in the title.
    expect(text.split('<script>alert(1)</script>').length - 1).toBeGreaterThanOrEqual(20);
    expect(page(spoiled, diff)).toContain("default-src 'none'; style-src 'unsafe-inline'");
  });

  it('links to the run of a CI system by http addresses only', () => {
    const from = (run: string) => page({ ...whole, builtFrom: { ...whole.builtFrom, run } });
    expect(from('https://ci.example/run/7')).toContain('<a href="https://ci.example/run/7">');
    expect(from('javascript:alert(1)')).not.toContain('href="javascript');
  });

  it('shows whether the release is complete, which requests failed, and their fallbacks', () => {
    expect(read(page(whole)).text).toContain('Complete: every API request has a valid response');
    const failed: ReleaseReport = {
      ...whole,
      calls: { ...whole.calls, sources: { ...sources, stale: 1 } },
      failures: [
        {
          call: 'blogDetail {"id":"a"}',
          cause: 'timeout',
          why: 'no answer in 10 s',
          used: 'stale',
          pages: ['zh /a'],
          more: 2,
        },
      ],
    };
    const { text } = read(page(failed));
    expect(text).toContain('Degraded: 1 of 1 API request failed');
    expect(text).toContain('blogDetail{"id":"a"}no answer in 10 sthe last cached responsezh /a, and 2 more');
  });

  it('shows requests of one call that failed for one reason as one row', () => {
    const failure = (id: number, why = 'it answered 500') => ({
      call: `blogList {"page":${id}}`,
      cause: 'refused',
      why,
      used: 'stale' as const,
      pages: ['zh /dev-blog', `zh /dev-blog/${id}`],
      more: 0,
    });
    const failures = [1, 2, 3, 4, 5, 6].map((id) => failure(id));
    const { text } = read(page({ ...whole, failures: [...failures, failure(7, 'no answer in 10 s')] }));
    const pages = [1, 2, 3, 4, 5, 6].map((id) => `, zh /dev-blog/${id}`).join('');
    expect(text).toContain(
      `{"page":5}and 1 more requestit answered 500the last cached responsezh /dev-blog${pages} blogList{"page":7}no answer in 10 s`,
    );
  });

  it('says why the next build is due, and does not name the address of the embedded API', () => {
    const { text } = read(
      page({
        ...whole,
        nextDue: { at: '2026-12-01T00:00:00.000Z', because: 'calendar' },
        builtFrom: { ...whole.builtFrom, configuration: { 'content API': 'embedded' } },
      }),
    );
    expect(text).toContain('Next build due 2026-12-01 00:00 UTC, when a campaign, a talk or a year ends.');
    expect(text).toContain('Embedded API: 1 HTTP request sent');
    expect(text).not.toContain('https://api.example');
  });

  it('groups warnings by the record that they are about, apart from the pages that show it', () => {
    const { text } = read(
      page({
        ...whole,
        warnings: [
          { severity: 'warning', what: 'one', where: 'record a; on /x', why: 'y', fix: 'f' },
          { severity: 'warning', what: 'two', where: 'record a; on /y', why: 'y', fix: 'f' },
        ],
      }),
    );
    expect(text).toContain('record a 2 warningsoneyOn on /xFix: ftwoyOn on /yFix: f');
  });

  it('names the release that was current, and says how many changed pages were not compared', () => {
    const changes = { since: '20261122T000000Z-000000000000', pages: null, why: null };
    expect(read(page({ ...whole, changes }, diff)).text).toContain(
      '7 more pages changed, but their contents were not compared',
    );
    expect(read(page(whole)).text).toContain('This is the first release');
    const unreadable = { ...changes, why: 'manifest.json cannot be read' };
    expect(read(page({ ...whole, changes: unreadable })).text).toContain(
      'Not compared with 20261122T000000Z-000000000000: manifest.json cannot be read.',
    );
  });
});
