import { type Cause, checks, findings, openings, quotes, type Subject, sections, steps } from './generated-words.ts';
import { type Random, randomOf } from './random.ts';

type Theme = { subject: Subject; cause: Cause };
type Part = (theme: Theme & { random: Random }) => string;

/** Minimum size of a body in bytes. A section has under 1.4 kB, so a body has 6 to 10 kB. */
const ENOUGH = { low: 6_300, high: 8_300 };

/** The HTML body of a generated article; depends only on its number and theme. */
export function generatedBody({ number, ...theme }: Theme & { number: number }): string {
  // Another random sequence than that of the theme, which is seeded with the number.
  const random = randomOf(number + 1_000_000_007);
  const words = { ...theme, random };
  const enough = random.between(ENOUGH.low, ENOUGH.high);
  const titles = random.shuffle(sections);
  const shuffled = random.shuffle(findings);
  let body = `<p>${paragraph([random.pick(openings)], words)}</p>`;
  let bytes = Buffer.byteLength(body);
  for (let at = 0; bytes < enough; at += 1) {
    const texts = [0, 1, 2].map((one) => shuffled[(at * 3 + one) % shuffled.length] as string);
    const part = parts[at % parts.length] as Part;
    const section = `\n<h2>${titles[at % titles.length]}</h2>\n<p>${paragraph(texts, words)}</p>\n${part(words)}`;
    body += section;
    bytes += Buffer.byteLength(section);
  }
  return body;
}

/** Elements of a section besides its text, in turn. */
const parts: readonly Part[] = [
  (words) => list('ul', words.random.shuffle(checks).slice(0, 4), words),
  table,
  code,
  (words) => `<blockquote><p>${words.random.pick(quotes)}</p></blockquote>`,
  (words) => `<h3>按这个顺序做</h3>\n${list('ol', steps.slice(0, words.random.between(4, steps.length)), words)}`,
  () => `<p>更多背景见<a href="/dev-blog">开发者博客</a>与<a href="/compass">数据罗盘</a>。</p>`,
];

function table({ subject, random }: Theme & { random: Random }): string {
  const rows = ['基线', '调参后', '对照组', '故障注入'].map((name) => {
    const middle = random.between(subject.low, Math.round((subject.low + subject.high) / 2));
    const tail = random.between(middle, subject.high);
    return `<tr><td>${name}</td><td>${middle}</td><td>${tail}</td><td>${tail + random.between(1, subject.high)}</td></tr>`;
  });
  return `<table><thead><tr><th>${subject.metric}（${subject.unit}）</th><th>P50</th><th>P95</th><th>P99</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function code({ subject, random }: Theme & { random: Random }): string {
  const name = subject.latin.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase());
  const lines = [
    `const ${name} = { window: ${random.between(8, 64)}, ceiling: ${subject.high}, decay: 0.${random.between(80, 98)} };`,
    '',
    'export function next(estimate: number, sample: number): number {',
    `  const gain = sample &gt; estimate ? 1 - ${name}.decay : 1 / ${name}.window;`,
    `  return Math.min(${name}.ceiling, estimate + gain * (sample - estimate));`,
    '}',
  ];
  return `<pre><code class="language-ts">${lines.join('\n')}\n</code></pre>`;
}

function list(tag: 'ul' | 'ol', items: readonly string[], words: Theme & { random: Random }): string {
  return `<${tag}>${items.map((item) => `<li>${fill(item, words)}</li>`).join('')}</${tag}>`;
}

/** Joins sentences; English ones are followed by a space. */
function paragraph(texts: readonly string[], words: Theme & { random: Random }): string {
  return texts
    .map((text) => fill(text, words).replace(/\.$/, '. '))
    .join('')
    .trimEnd();
}

function fill(text: string, { subject, cause, random }: Theme & { random: Random }): string {
  const n = random.between(3, 60);
  const value = random.between(subject.low, subject.high);
  const values: Values = {
    subject: subject.name,
    latin: subject.latin,
    metric: subject.metric,
    unit: subject.unit,
    cause: cause.name,
    scene: cause.scene,
    n,
    value,
  };
  let filled = '';
  // Every second part is a name.
  for (const [at, piece] of piecesOf(text).entries()) filled += at % 2 === 0 ? piece : values[piece as keyof Values];
  return filled;
}

type Values = Record<'subject' | 'latin' | 'metric' | 'unit' | 'cause' | 'scene', string> &
  Record<'n' | 'value', number>;

const cut = new Map<string, readonly string[]>();

/** Splits a sentence at its placeholders, cached: a few hundred sentences are used for 100,000 articles. */
function piecesOf(text: string): readonly string[] {
  const pieces = cut.get(text) ?? text.split(/\{(\w+)\}/);
  cut.set(text, pieces);
  return pieces;
}
