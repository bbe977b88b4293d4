import { expect, it } from 'vitest';
import { assertBounded } from '../../../cli/content/response-size.ts';
import { parseJson } from '../../../cli/content/parse-json.ts';
import { validateResponse } from '../../../cli/content/validate.ts';
import { calls } from '../../../config/calls/index.ts';

const most = { list: 3, values: 9, depth: 2 };

it('a response at its limits is accepted', () => {
  const texts = ['a,b,c,d', '[[[', '"', '\\', '\\"[[[', ',,,,,\\'];
  for (const value of [
    1,
    null,
    [1, 2, 3],
    { a: [1, 2, 3], b: [1, 2, 3] },
    [[1], [2], [3]],
    ...texts,
    texts.slice(0, 3),
  ])
    expect(() => assertBounded(JSON.stringify(value), most)).not.toThrow();
});

it('a response beyond a limit is rejected, with the limit', () => {
  const why = (value: unknown) => {
    try {
      return assertBounded(JSON.stringify(value), most);
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(why({ a: [1, 2, 3, 4] })).toBe('the response has a list of more than 3 entries');
  expect(why(['\\', [1, 2, 3, 4]])).toBe('the response has a list of more than 3 entries');
  expect(why({ a: [1, 2, 3], b: [1, 2, 3], c: [1], d: 1 })).toBe('the response has more than 9 values');
  expect(why([[[1]]])).toBe('the response has more than 2 levels');
  expect(why({ a: { b: {} } })).toBe('the response has more than 2 levels');
});

it('a response of four million levels is reported as too deep, not as invalid JSON', () => {
  const deep = (levels: number) => `{"res":200,"data":${'['.repeat(levels)}"\\u0008"${']'.repeat(levels)}}`;
  const why = (levels: number) => {
    const judged = validateResponse({
      name: 'blogType',
      row: calls.blogType,
      raw: Buffer.from(deep(levels)),
      type: 'x',
    });
    return judged.valid ? null : judged.failure.why;
  };
  expect(why(4_000_000)).toBe('the response has more than 64 levels');
  expect(why(60)).toContain('blogType: data[0]');
});

it('a key named like the prototype stays a plain key', () => {
  const value = parseJson('{"a":"\\u0008x","__proto__":{"b":"\\u0008y"}}') as Record<string, unknown>;
  expect(Object.entries(value)).toEqual([
    ['a', 'x'],
    ['__proto__', { b: 'y' }],
  ]);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});
