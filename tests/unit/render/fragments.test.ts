import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openFragments } from '../../../cli/render/fragments.ts';

it('a text is made safe, fit for its page and small once, then found again by what it was made from', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'fragments-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const piece = {
    html: '<script>x</script>\n<h1>标题</h1>\n\n<pre><code class="language-js">let a = "&lt;/code&gt;"\n  b</code></pre>',
    edition: 'zh' as const,
    sizes: {},
  };
  const made =
    '<h2 id="s-标题">标题</h2><pre tabindex="0"><code class="language-js"><span class="code-keyword">let</span> a = ' +
    '<span class="code-string">"&lt;/code&gt;"</span>\n  b</code></pre>';
  const fragments = openFragments({ cache, engine: 'one', mediaHosts: [] });
  expect(await fragments(piece)).toBe(made);
  const kept = async () => (await readdir(join(cache, 'fragments'), { recursive: true })).filter((name) => name.length > 60);
  const first = await kept();
  expect(first).toHaveLength(1);
  expect(await fragments(piece)).toBe(made);
  expect(await kept()).toEqual(first);
  await openFragments({ cache, engine: 'two', mediaHosts: [] })(piece);
  expect(await kept()).toHaveLength(2);
});
