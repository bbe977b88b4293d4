import { describe, expect, it } from 'vitest';
import { accountLinks } from '../../../components/ui/account-links.ts';
import { site } from '../../../config/site.ts';

const registerOf = (edition: 'zh' | 'en', product?: string) =>
  new URL(accountLinks({ site, edition, product }).register);

describe('register links, as a page is built', () => {
  it('name the product of the page as the channel and the clue', () => {
    for (const edition of ['zh', 'en'] as const) {
      const { searchParams } = registerOf(edition, 'im');
      expect([searchParams.get('from'), searchParams.get('clueFrom')]).toEqual(['im', 'im']);
    }
  });

  it('name none on other pages', () => {
    expect(registerOf('zh').search).toBe('?h=media&t=media');
    expect(registerOf('en').search).toBe('?h=overseas&t=overseas&locale=en_US');
  });
});
