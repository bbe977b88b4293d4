import { describe, expect, it } from 'vitest';
import { readView } from '../../../cli/diff/read-view.ts';

const view = (html: string) => readView({ html, digest: (address) => (address === '/a.png' ? 'hash of a' : null) });
const texts = (html: string) => view(html).text.map(({ zone, value }) => `${zone}: ${value}`);

describe('the text of a page', () => {
  it('is split at blocks, and is of the outermost landmark around it', () => {
    const html = `<body><header><p>one <b>two</b></p></header><main><h1>a<wbr>b</h1>c<div>d</div>e
      <blockquote>f<footer>g</footer></blockquote></main><footer>h</footer><p>i</p></body>`;
    expect(texts(html)).toEqual([
      'header: one two',
      'main: ab',
      'main: c',
      'main: d',
      'main: e',
      'main: f',
      'main: g',
      'footer: h',
      'page: i',
    ]);
  });

  it('has spaces between elements that touch, but not in code', () => {
    expect(texts('<p><span>09:41</span><span>42</span></p>')).toEqual(['page: 09:41 42']);
    expect(texts('<pre><code><span>a</span><span>.b</span></code></pre>')).toEqual(['page: a.b']);
  });

  it('leaves out what is not read: scripts, styles, templates, titles of drawings', () => {
    const html = `<head><title>t</title></head><body><script>s</script><style>s</style><template><p>t</p></template>
      <svg><title>drawing</title><text>seen</text></svg></body>`;
    expect(texts(html)).toEqual(['page: seen']);
    expect(view(html).title).toEqual([{ zone: 'head', of: null, value: 't' }]);
  });
});

describe('other parts of a page', () => {
  it('are its links, with their text, their label, or the text of their picture', () => {
    const html = `<nav><a href="/a"> One <b>two</b></a><a href="/b" aria-label="Label"><svg></svg></a></nav>
      <a href="/c"><img src="/a.png" alt="Picture"></a><a id="anchor">no link</a>`;
    expect(view(html).link).toEqual([
      { zone: 'nav', of: 'One two', value: '/a' },
      { zone: 'nav', of: 'Label', value: '/b' },
      { zone: 'page', of: 'Picture', value: '/c' },
    ]);
    expect(view(html).picture).toEqual([{ zone: 'page', of: 'Picture', value: '/a.png', digest: 'hash of a' }]);
  });

  it('are headings, buttons, forms and fields', () => {
    const found = view(`<h2>A <em>b</em></h2><form data-form="lead" action="/send"><button type="submit">Go</button>
      <input name="mail" type="email" required maxlength="40"><textarea name="remark"></textarea></form>`);
    expect(found.heading).toEqual([{ zone: 'page', of: 'h2', value: 'A b' }]);
    expect(found.button).toEqual([{ zone: 'page', of: 'submit', value: 'Go' }]);
    expect(found.form.map(({ of, value }) => [of, value])).toEqual([
      ['lead', 'form /send'],
      ['mail', 'input type=email required maxlength=40'],
      ['remark', 'textarea'],
    ]);
  });

  it('are what the head says', () => {
    const found =
      view(`<html lang="en"><head><meta name="description" content="d"><meta name="robots" content="noindex">
      <link rel="canonical" href="/c"><link rel="alternate" hreflang="en" href="/en"><meta property="og:image" content="/a.png">
      <meta name="keywords" content="k">
      <script type="application/ld+json">{"@type":"BlogPosting","author":{"name":"n"}}</script></head>`);
    expect(found.description[0]?.value).toBe('d');
    expect(found.robots[0]?.value).toBe('noindex');
    expect(found.canonical[0]?.value).toBe('/c');
    expect(found.alternate).toEqual([{ zone: 'head', of: 'en', value: '/en' }]);
    expect(found.sharing).toEqual([{ zone: 'head', of: 'og:image', value: '/a.png', digest: 'hash of a' }]);
    expect(found.metadata.map(({ of, value }) => `${of} ${value}`)).toEqual(['lang en', 'keywords k']);
    expect(found.data.map(({ of, value }) => `${of}: ${value}`)).toEqual([
      'BlogPosting.@type: BlogPosting',
      'BlogPosting.author.name: n',
    ]);
  });

  it('name bundled files without their hash', () => {
    const [picture] = view('<img src="/assets/photo-0123abcd.webp" alt="">').picture;
    expect(picture?.value).toBe('/assets/photo.webp');
  });
});
