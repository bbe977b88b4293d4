import { describe, expect, it } from 'vitest';
import { calls, type CallName } from '../../../config/calls/index.ts';
import { judge } from '../../../cli/content/validate.ts';

function whyNot(name: CallName, data: unknown): string {
  const raw = Buffer.from(JSON.stringify({ res: 200, data }));
  const judged = judge({ name, row: calls[name], raw, type: 'application/json' });
  return judged.valid ? 'valid' : judged.failure.why;
}

const head = { id: 'a', title: 'A', summary: '', type: 't', author: '', publishTime: '2026-03-05T10:00:00+08:00', updateTime: '2026-03-05T10:00:00+08:00' };

describe('a misfit', () => {
  it('names the call and the path of the field', () => {
    const list = [head, head, head, { ...head, title: 7 }];
    expect(whyNot('blogList', { total: 4, list })).toBe('blogList: data.list[3].title: expected string, received number');
  });

  it('quotes a key that is no plain name, cut and without control characters', () => {
    expect(whyNot('seoInfo', { '/im': { title: '' } })).toBe('seoInfo: data["/im"].title: Too small: expected string to have >=1 characters');
    expect(whyNot('seoInfo', { [`\u001b[2J${'x'.repeat(200)}`]: 1 })).toBe(`seoInfo: data["[2J${'x'.repeat(77)}…"]: expected object, received number`);
  });

  it('is not made by fields that nobody reads', () => {
    expect(whyNot('blogList', { total: 1, list: [{ ...head, likes: 3 }], page: 1 })).toBe('valid');
  });
});

describe('every call', () => {
  it.each(Object.entries(calls))('%s has an empty answer that fits its own schema', (name, row) => {
    expect(whyNot(name as CallName, row.empty)).toBe('valid');
  });
});
