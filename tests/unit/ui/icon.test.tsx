import { describe, expect, it } from 'vitest';
import { ContentIcon, Icon } from '../../../components/ui/icon.tsx';
import { elementsOf, markupOf } from '../sections/support.tsx';

describe('an icon', () => {
  it('is drawn by its name, in the size asked for', () => {
    expect(markupOf(<Icon name="message-circle" size={18} />)).toMatch(
      /^<svg [^>]*width="18" height="18"[^>]*aria-hidden/,
    );
  });

  it('that content names and no icon has is nothing', () => {
    expect(elementsOf(markupOf(<ContentIcon name="check" />))[0]).toBe('svg');
    expect(markupOf(<ContentIcon name="no-such-icon" />)).toBe('');
  });
});
