import { expect, it } from 'vitest';
import { htmlOf } from '../../../cli/embedded-api/markdown.ts';
import { fragmentOf } from '../../../cli/render/fragments.ts';
import { fit } from '../../../components/prose/fit.ts';
import { type CorpusText, htmlTexts, markdownTexts } from '../../fixtures/corpus/article.ts';
import type { Facts } from '../../fixtures/corpus/facts.ts';
import { readFacts } from '../../fixtures/corpus/read-facts.ts';

const seed = Number(process.env['SITE_TEST_SEED'] ?? 1);
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What both say, in one form: figures are drawn, so only their words can be compared. */
const expected = ({ text, figures: _, reported, ...facts }: Facts) => ({
  ...facts,
  text: tidy(text.join(' ')).split(' '),
  reported: [...new Set(reported)].sort(),
});

function compare({
  name,
  facts,
  html,
  reported,
}: Pick<CorpusText, 'name' | 'facts'> & { html: string; reported: string[] }): string[] {
  const shown = { ...readFacts(html), reported };
  const [want, have] = [expected(facts), expected(shown)];
  const problems = (Object.keys(want) as (keyof typeof want)[]).flatMap((part) => {
    const at = want[part].findIndex((one, index) => one !== have[part][index]);
    const isLonger = have[part].length > want[part].length;
    if (at < 0 && !isLonger) return [];
    const place = at < 0 ? want[part].length : at;
    return [
      `${name}, ${part} [${place}]: expected ${JSON.stringify(want[part][place])}, got ${JSON.stringify(have[part][place])}`,
    ];
  });
  const drawn = shown.figures.join(' ');
  return [
    ...problems,
    ...facts.figures.filter((one) => !drawn.includes(one)).map((one) => `${name}, figures: no ${one}`),
  ];
}

/** The HTML of a page, and what the build reports of its text. */
function page(html: string) {
  const { html: shown, problems } = fragmentOf({ html, edition: 'zh', sizes: {}, mediaHosts: [], fit });
  return { html: shown, reported: problems.map(({ kind, value }) => `${kind} ${value}`) };
}

it(`articles in Markdown arrive whole, or each loss is reported (SITE_TEST_SEED=${seed})`, () => {
  const failures = markdownTexts({ seed, count: 320 }).flatMap(({ name, source, facts }) => {
    const { html, lost } = htmlOf({
      markdown: source,
      picture: (href) => `/pictures/${href.slice(2)}`,
      link: (href) => (href.endsWith('.md') ? `/dev-blog/${href.slice(2, -3)}` : null),
    });
    const made = page(html);
    return compare({
      name,
      facts,
      html: made.html,
      reported: [...lost.map(({ text }) => `lost ${text}`), ...made.reported],
    });
  });
  expect(failures.slice(0, 20)).toEqual([]);
});

it(`articles in HTML arrive whole, or each loss is reported (SITE_TEST_SEED=${seed})`, () => {
  const failures = htmlTexts({ seed, count: 100 }).flatMap(({ source, ...text }) =>
    compare({ ...text, ...page(source) }),
  );
  expect(failures.slice(0, 20)).toEqual([]);
});
