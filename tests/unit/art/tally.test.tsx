import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tally } from '../../../components/art/kit/tally.tsx';

const pathsOf = (html: string) => [...html.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d!);

test('a tally draws one path a group, with a run for each row, in both widths', () => {
  const html = renderToStaticMarkup(
    <Tally title="七个，其中三个亮着" groups={[{ count: 3, color: 'var(--second)' }, { count: 4 }]} columns={5} />,
  );
  expect(html).toContain('<title>七个，其中三个亮着</title>');
  const paths = pathsOf(html);
  expect(paths).toHaveLength(4);
  // Pitch 112: three marks from the first column; then two to the end of the row and two in the next one.
  expect(paths[0]).toBe('M56 56h224.1');
  expect(paths[1]).toBe('M392 56h112.1M56 168h112.1');
  expect(html).toContain('viewBox="0 0 560 224"');
});

test('people are drawn one by one', () => {
  const html = renderToStaticMarkup(<Tally title="三个人" groups={[{ count: 3 }]} columns={3} mark="person" />);
  expect(pathsOf(html)[0]!.match(/z/g)).toHaveLength(3);
});
