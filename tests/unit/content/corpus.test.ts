import { expect, it } from 'vitest';
import { htmlOf } from '../../../cli/embedded-api/markdown.ts';
import { fragmentOf } from '../../../cli/render/fragments.ts';
import { fit } from '../../../components/prose/fit.ts';
import { htmlTexts, markdownTexts } from '../../fixtures/corpus/article.ts';
import { differencesOf } from '../../fixtures/corpus/differences.ts';

const seed = Number(process.env['SITE_TEST_SEED'] ?? 1);
/** The HTML of a page, and what the build reports of its text. */
function page(html: string) {
  const { html: shown, problems } = fragmentOf({ html, edition: 'zh', sizes: {}, mediaHosts: [], fit });
  return { html: shown, reported: problems.map(({ kind, value }) => `${kind} ${value}`) };
}

it(`articles in Markdown arrive whole, or each loss is reported (SITE_TEST_SEED=${seed})`, () => {
  const failures = markdownTexts({ seed, count: 320 }).flatMap(({ name, source, facts }) => {
    const { html, lost, remarks } = htmlOf({
      markdown: source,
      picture: (href) => `/pictures/${href.slice(2)}`,
      link: (href) => (href.endsWith('.md') ? `/dev-blog/${href.slice(2, -3)}` : null),
    });
    const made = page(html);
    return differencesOf({
      name,
      facts,
      html: made.html,
      reported: [
        ...lost.map(({ text }) => `lost ${text}`),
        ...remarks.flatMap(({ what }) => {
          const [, definition] = /^no link uses the definition (".*")$/.exec(what) ?? [];
          return definition === undefined ? [] : `unused ${JSON.parse(definition)}`;
        }),
        ...made.reported,
      ],
    });
  });
  expect(failures.slice(0, 20)).toEqual([]);
});

it(`articles in HTML arrive whole, or each loss is reported (SITE_TEST_SEED=${seed})`, () => {
  const failures = htmlTexts({ seed, count: 100 }).flatMap(({ source, ...text }) =>
    differencesOf({ ...text, ...page(source) }),
  );
  expect(failures.slice(0, 20)).toEqual([]);
});
