import { describe, expect, it } from 'vitest';
import { withClauseNumbers } from '../../../components/legal/clause-numbers.ts';

describe('the number of a clause', () => {
  it('is set apart from the words of its paragraph', () => {
    expect(withClauseNumbers('<p>4.2 您不得…</p><p>10.3 The law</p>')).toBe(
      '<p data-clause><span>4.2</span> 您不得…</p><p data-clause><span>10.3</span> The law</p>',
    );
  });

  it('may have three parts, and markup behind it', () => {
    expect(withClauseNumbers('<p>5.3.1 <strong>欠费</strong></p>')).toBe(
      '<p data-clause><span>5.3.1</span> <strong>欠费</strong></p>',
    );
  });

  it.each([
    '<p>3.5% of requests</p>',
    '<p>1.2：定义</p>',
    '<p>2026.05.01 起</p>',
    '<p>5 条</p>',
    '<li>1.1 在列表里</li>',
    '<p>见 4.2 条</p>',
  ])('is not seen in %s', (html) => {
    expect(withClauseNumbers(html)).toBe(html);
  });
});
