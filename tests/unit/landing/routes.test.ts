import { describe, expect, it } from 'vitest';
import { landing } from '../../../config/routes/landing.ts';

describe('the rows of landing pages', () => {
  it('do without menus; the pages of components are no landing pages, and have them', () => {
    const withMenus = landing.filter(({ hide = [] }) => !hide.includes('menu')).map(({ path }) => path);
    expect(withMenus).toEqual(['/global/social/components/{name}']);
  });

  it('name the product that a registration is attributed to where no channel is known', () => {
    expect(landing.filter(({ product }) => product === undefined)).toEqual([]);
  });
});
