import { describe, expect, it } from 'vitest';
import { measured } from '../../../config/rules/text-segments.ts';
import { cells, drafts, longest, readingOf } from '../../../pages/english/text-messages/model.ts';

const to = 'United States';

describe('the counter of the English edition', () => {
  it('prices a thousand messages by their segments and their country', () => {
    expect(readingOf({ text: drafts.reminder.text, to }).texts).toMatchObject({ segments: '1', cost: '$12.90' });
    expect(readingOf({ text: drafts.reminder.text, to: 'Japan' }).texts.cost).toBe('$79.00');
  });

  it('names the character that makes a message longer', () => {
    const { texts, status } = readingOf({ text: drafts.emoji.text, to });
    expect(texts).toMatchObject({ segments: '2', alphabet: 'Unicode', cost: '$25.80' });
    expect(status).toContain('“🙂” is not in the GSM alphabet, so a segment holds 70. 2 segments');
  });

  it('has a strip for each segment of the longest text', () => {
    expect(measured('字'.repeat(longest)).segments).toBe(3);
    expect(cells({ text: '字'.repeat(longest) }).match(/#ff7a3d/g)).toHaveLength(6);
    expect(cells({ text: '' })).not.toContain('#2f5bff');
  });
});
