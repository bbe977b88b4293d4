/** A text with everything an editor may use, as the content system sends it. */
export const text = `
<p>缓冲留多了，<strong>延迟</strong>就上去；留少了，<em>断续</em>就出来。参数在 <code>jitter.target</code>，按 <kbd>F12</kbd> 可以看到它的变化，详见<a href="/dev-blog">别的文章</a>。</p>
<h2>先量再改</h2>
<p>每次只动一个参数，连续量三个晚高峰。</p>
<ul><li>样本：每一路每秒一个</li><li>指标：播放时延的 P95<ul><li>中位数只作参考</li></ul></li></ul>
<ol><li>在预发环境打开开关</li><li>观察三十分钟</li><li>全量</li></ol>
<h3>代码</h3>
<pre><code class="language-ts">const buffer = { floor: 40, ceiling: 220 };

// 目标跟着到达间隔的 P95 走，不越过上下限
export function target(p95: number): number {
  return Math.min(buffer.ceiling, Math.max(buffer.floor, p95 * 1.2));
}
</code></pre>
<h3>结果</h3>
<table><thead><tr><th scope="col">网络</th><th scope="col">之前</th><th scope="col">之后</th></tr></thead><tbody><tr><td>良好</td><td>120 ms</td><td>62 ms</td></tr><tr><td>高抖动</td><td>160 ms</td><td>148 ms</td></tr></tbody></table>
<h2>取舍</h2>
<blockquote><p>先让系统慢得有规律，再谈让它变快。</p></blockquote>
<p>时延从 <del>160 ms</del> 降到 <mark>148 ms</mark>，代价是内存多用 3<sup>n</sup> 中的 n 从一变成二。</p>
<hr />
<dl><dt>播放时延</dt><dd>从收到一帧到放出它的时间。</dd></dl>
`;

const cells = (tag: 'th' | 'td', words: string) =>
  Array.from({ length: 9 }, (_, index) => `<${tag}>${words} ${index + 1}</${tag}>`).join('');

export const wideText = `
<pre><code class="language-bash">curl -sS -X POST "https://api.yunqiao.example/im/v1/message/send" -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" -d '{"to":"zhouyuan","text":"周六几点出发？"}'
</code></pre>
<table><thead><tr>${cells('th', '第')}</tr></thead><tbody><tr>${cells('td', '时延')}</tr></tbody></table>
`;
