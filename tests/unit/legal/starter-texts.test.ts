import { describe, expect, it } from 'vitest';
import { readContent } from '../../support/content-api.ts';
import { withClauseNumbers } from '../../../components/legal/clause-numbers.ts';
import { fit as fitText } from '../../../components/prose/fit.ts';
import { headingsOf } from '../../../components/prose/headings.ts';
import { editionNames } from '../../../config/editions.ts';
import { redirects } from '../../../config/redirects.ts';
import { textsOf } from '../../../config/protocols.ts';
import { routes } from '../../../config/routes/index.ts';

const { protocols: texts } = await readContent('config/content');
const all = editionNames.flatMap((edition) => texts[edition].map((text) => ({ edition, text })));
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ');

describe('the starter texts', () => {
  it('are those of the table, under the same names and types', () => {
    for (const edition of editionNames) {
      const listed = textsOf(edition).map(({ slug, serviceType, name }) => ({ slug, serviceType, name }));
      const written = texts[edition].map(({ id, serviceType, title }) => ({ slug: id, serviceType, name: title }));
      const bySlug = (a: { slug: string }, b: { slug: string }) => a.slug.localeCompare(b.slug);
      expect(written.sort(bySlug)).toEqual(listed.sort(bySlug));
    }
  });

  it.each(all)('$edition $text.id is whole: long enough, in sections whose ids are unique', ({ edition, text }) => {
    const words =
      edition === 'zh' ? plain(text.content).match(/\p{sc=Han}/gu)! : plain(text.content).match(/[\p{L}\p{N}’-]+/gu)!;
    expect(words.length).toBeGreaterThan(edition === 'zh' ? 1500 : 900);
    const html = fitText({ html: text.content, edition });
    const sections = headingsOf(html);
    expect(sections.length).toBeGreaterThanOrEqual(7);
    const ids = sections.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Date.parse(text.effectiveTime)).toBeGreaterThan(Date.parse(text.updateTime));
  });

  it.each(all)('$edition $text.id counts its clauses without a gap', ({ edition, text }) => {
    const html = withClauseNumbers(fitText({ html: text.content, edition }));
    const clauses = [...html.matchAll(/<p data-clause><span>(\d+)\.(\d+)<\/span>/g)].map(
      ([, section, clause]) => [Number(section), Number(clause)] as const,
    );
    const steps = clauses.map(([section, clause], index) => {
      const [before, last] = clauses[index - 1] ?? [0, 0];
      return (section === before && clause === last + 1) || (section > before && clause === 1)
        ? null
        : `${before}.${last} -> ${section}.${clause}`;
    });
    expect(steps.filter(Boolean)).toEqual([]);
  });

  it.each(all)('$edition $text.id leads only to addresses of its own edition', ({ edition, text }) => {
    for (const [, path = '', query] of text.content.matchAll(/href="(\/[^"?#]*)(?:\?([^"]*))?"/g)) {
      const row = routes.find((one) => one.edition === edition && one.path === path);
      expect(row, `${path} is no address`).toBeDefined();
      expect(
        redirects.some(({ edition: where, from }) => where === edition && from === path),
        path,
      ).toBe(false);
      if (query) expect(row!.select?.values, `${path}?${query}`).toContain(query.split('=')[1]);
    }
  });
});
