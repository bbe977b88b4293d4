import { createColors } from 'picocolors';
import { Parser } from 'htmlparser2';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import type { ReleaseDiff, Side } from '../../../cli/diff/compare.ts';
import { formatHtml } from '../../../cli/diff/format-html.ts';
import { formatMarkdown } from '../../../cli/diff/format-markdown.ts';
import { formatText } from '../../../cli/diff/format-text.ts';
import type { Group } from '../../../cli/diff/groups.ts';
import { limits } from '../../../cli/diff/limits.ts';

const side = (release: string): Side => ({
  release,
  pages: 2,
  bytes: { documents: 10, styles: 0, scripts: 0, fonts: 0, pictures: 0 },
});
const none = { shown: [], more: 0 };
const weight = { groups: [], growths: [] };
const counts = { changed: 1, markup: 0, renamed: 0, unchanged: 1, unread: 0 };
const diffOf = (parts: Partial<ReleaseDiff> = {}): ReleaseDiff => ({
  equal: false,
  before: side('old-release'),
  after: side('new-release'),
  pages: { added: none, removed: none, moved: none, ...counts },
  groups: none,
  rules: none,
  assets: none,
  files: none,
  weight,
  looks: none,
  ...parts,
});
const group = (old: string | null, now: string | null, of: string | null = null): Group => ({
  kind: 'text',
  zone: 'footer',
  of,
  old,
  now,
  pages: 133,
  phonePages: 0,
  samples: [{ edition: 'zh', address: '/a' }],
});
const groups = (...shown: Group[]) => diffOf({ groups: { shown, more: 0 } });
const plain = createColors(false);
const noPictures = { pages: [], equal: [], left: 0, note: null };

const hostile =
  '\u001b[31m\u202e``` ~~~ </code></pre></details><script>alert(1)</script><img src=x onerror=alert(1)> @everyone #1 | [a](javascript:b) "\'';

describe('a comparison as text', () => {
  it('says what differs', () => {
    const found = diffOf({
      pages: {
        added: { shown: [{ edition: 'en', address: '/' }], more: 0 },
        removed: { shown: [{ edition: 'zh', address: '/r', redirect: null }], more: 0 },
        moved: { shown: [{ edition: 'zh', address: '/m', to: '/n', redirect: '/n' }], more: 0 },
        ...counts,
      },
      groups: { shown: [group('old word', 'new word')], more: 2 },
      rules: { shown: [{ kind: 'redirect', name: '/x', editions: ['zh'], old: null, now: '/y' }], more: 0 },
      files: { shown: [{ path: 'a.pdf', change: 'changed' }], more: 0 },
      assets: { shown: [{ kind: 'styles', name: 'assets/a.css', old: 1000, now: 12_000 }], more: 0 },
      after: { ...side('new-release'), bytes: { ...side('').bytes, documents: 20_010 } },
    });
    expect(formatText(found, plain)).toBe(`old-release → new-release
  1  page added
  1  page removed
  1  page moved
  1  page changed
  1  page unchanged
  3  changes, each counted once for all its pages
  1  rule of the server changed
  1  plain file, sitemap or feed changed
  1  style, script or font changed

Pages added
  / (en)

Pages removed
  /r: its address answers 404

Pages moved
  /m → /n: redirects to /n

Changes in pages
  text in footer (133 pages)
    - [-old-] word
    + {+new+} word
    /a and 132 more
  and 2 more changes

Rules of the server
  redirect /x (zh)
    + /y

Plain files, sitemaps and feeds
  a.pdf: changed

Styles, scripts and fonts
  assets/a.css: 1,000 B → 12 kB (+11 kB)

Weight, not compressed
  documents: 10 B → 20 kB (+20 kB)`);
  });

  it('is one sentence where nothing does', () => {
    expect(formatText(diffOf({ equal: true, pages: { ...diffOf().pages, changed: 0 } }), plain)).toBe(
      'old-release → new-release\nVisitors see no difference: 1 page compared',
    );
  });

  it('lets nothing act on the terminal', () => {
    const text = formatText(groups(group(hostile, `${hostile}!`, hostile), group(hostile, null)), plain);
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect(text).toContain('\\u{1b}[31m');
  });

  it('marks words with colours where there are some', () => {
    const colours = createColors(true);
    const text = formatText(groups(group('old word', 'new word')), colours);
    expect(text).toContain(colours.inverse('new'));
    expect(text).not.toContain('{+');
  });

  it('is limited: others are counted', () => {
    const many = Array.from({ length: limits.groupsPrinted + 7 }, (_, at) => group(`old ${at}`, `new ${at}`));
    expect(formatText(groups(...many), plain)).toContain('\n  and 7 more changes');
  });
});

describe('a comparison as Markdown', () => {
  it('has a table and a fold for each kind', () => {
    expect(formatMarkdown(groups(group('old word', 'new word')))).toBe(`## What visitors will see differently

\` old-release \` → \` new-release \`

| | |
| ---: | --- |
| 1 | page changed |
| 1 | page unchanged |
| 1 | change, counted once for all its pages |

<details>
<summary>Text changes (1)</summary>

\`\`\`diff
# text in footer (133 pages)
- [-old-] word
+ {+new+} word
# /a and 132 more
\`\`\`

</details>
`);
  });

  it('keeps content of pages in blocks of code', () => {
    const release = { ...side(`r\`${hostile}`) };
    const text = formatMarkdown({ ...groups(group(hostile, `${hostile}!`, hostile)), before: release });
    const html = marked.parse(text, { async: false });
    const outside = html.replace(/<code[^>]*>[^<]*<\/code>/g, '');
    expect(outside).not.toMatch(/alert|everyone|javascript|onerror/);
    expect([...html.matchAll(/<(?:script|img)/g)]).toEqual([]);
    expect(html).toContain('@everyone');
    expect(text).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });

  it('has at most the length of a comment, and counts omitted entries', () => {
    const many = Array.from({ length: limits.groupsListed }, (_, at) => group(`${at} ${'长'.repeat(390)}`, null));
    const text = formatMarkdown({
      ...groups(...many),
      pages: { ...diffOf().pages, added: { shown: [{ edition: 'zh', address: '/added' }], more: 4 } },
    });
    expect(text.length).toBeLessThanOrEqual(limits.markdown);
    expect(text.length).toBeGreaterThan(limits.markdown - 1000);
    const [, left] = /# and (\d+) more entries\n```\n\n<\/details>\n$/.exec(text)!;
    expect(text.split('\n- ').length - 1 + Number(left)).toBe(many.length);
    expect(text).toContain('+ /added\n# and 4 more entries');
  });

  it('is one sentence where nothing differs', () => {
    expect(formatMarkdown(diffOf({ equal: true }))).toContain('No difference in 1 page.');
  });
});

describe('a comparison as a page', () => {
  const tagsOf = (html: string) => {
    const tags: { name: string; attributes: Record<string, string> }[] = [];
    const parser = new Parser({ onopentag: (name, attributes) => void tags.push({ name, attributes }) });
    parser.end(html);
    return tags;
  };

  it('marks words side by side', () => {
    expect(formatHtml(groups(group('old word', 'new word')), noPictures)).toContain(
      '<td><del>old</del> word</td><td><ins>new</ins> word</td>',
    );
  });

  it('loads and runs nothing, whatever is in the pages', () => {
    const html = formatHtml(groups(group(hostile, `${hostile}!`, hostile), group(null, hostile)), {
      pages: [{ page: { edition: 'zh', address: `/"><script>${hostile}` }, parts: [{ old: 'AAAA', now: null }] }],
      equal: [{ edition: 'zh', address: hostile }],
      left: 3,
      note: hostile,
    });
    const tags = tagsOf(html);
    expect(tags.filter(({ name }) => ['script', 'link', 'iframe', 'a'].includes(name))).toEqual([]);
    expect(tags.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => name.startsWith('on'))).toEqual(
      [],
    );
    expect(tags.filter(({ name }) => name === 'img').map(({ attributes }) => attributes['src'])).toEqual([
      'data:image/webp;base64,AAAA',
    ]);
    expect(html).toContain('No pictures were taken of 3 more pages that may look different.');
    expect(html).not.toContain('loading=');
    expect(html).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
  });
});
