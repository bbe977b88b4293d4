import { expect, it } from 'vitest';
import { parseJson } from '../../../cli/content/parse-json.ts';

it('texts lose what XML forbids, written in any way, and nothing else', () => {
  expect(parseJson('{"a":["x\\u0008y\\b\\f\\u001bz","\\uFFFE\uffff"],"b":"\\t\\n\\r云😀\\u00e9"}')).toEqual({
    a: ['xyz', ''],
    b: '\t\n\r云😀é',
  });
  expect(parseJson('["\\ud800a","a\\udc00","\\ud83d\\ude00"]')).toEqual(['\ufffda', 'a\ufffd', '😀']);
});

it('a byte order mark is skipped, and what is not JSON is an error', () => {
  expect(parseJson('\ufeff{"a":1}')).toEqual({ a: 1 });
  expect(() => parseJson('\ufeff')).toThrow(SyntaxError);
});
