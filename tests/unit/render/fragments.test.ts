import { fit } from '../../../components/prose/fit.ts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fragmentOf, openFragments } from '../../../cli/render/fragments.ts';

it('a text is sanitized once, then found in the cache', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'fragments-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const piece = {
    html: '<script>x</script>\n<h1>标题</h1>\n\n<pre><code class="language-js">let a = "&lt;/code&gt;"\n  b</code></pre>',
    edition: 'zh' as const,
    sizes: {},
  };
  const html =
    '<h2 id="s-标题">标题</h2><pre tabindex="0"><code class="language-js"><span class="code-keyword">let</span> a = ' +
    '<span class="code-string">"&lt;/code&gt;"</span>\n  b</code></pre>';
  const made = { html, problems: [{ kind: 'element', value: 'script' }] };
  const build = (engine: string) => {
    const fragments = openFragments({ cache, engine, mediaHosts: [], fit });
    onTestFinished(() => fragments.close());
    return fragments;
  };
  const kept = async () =>
    (await readdir(join(cache, 'fragments'), { recursive: true })).filter((name) => name.endsWith('.pack')).length;
  const first = build('one');
  expect([first.make(piece), await kept()]).toEqual([made, 1]);
  expect([first.make(piece), build('one').make(piece), await kept()]).toEqual([made, made, 1]);
  expect([build('two').make(piece), await kept()]).toEqual([made, 2]);
});

it('a text that takes too long is left out and named, and is prepared again by the next build', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'fragments-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const piece = { html: '<p>text</p>', edition: 'zh' as const, sizes: {} };
  const leftOut = { html: '', problems: [{ kind: 'time', value: '' }] };
  let isSlow = true;
  const slow: typeof fit = ({ html }) => {
    while (isSlow);
    return html;
  };
  expect(fragmentOf({ ...piece, mediaHosts: [], fit: slow, time: 50 })).toEqual(leftOut);
  const fragments = openFragments({ cache, engine: 'one', mediaHosts: [], fit: slow, time: 50 });
  onTestFinished(() => fragments.close());
  expect(fragments.make(piece)).toEqual(leftOut);
  isSlow = false;
  expect(fragments.make(piece)).toEqual({ html: '<p>text</p>', problems: [] });
});
