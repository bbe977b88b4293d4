import { describe, expect, it } from 'vitest';
import { partsOf } from '../../../components/layouts/shell/parts.ts';
import { headerDefaults } from '../../../config/routes/route.ts';

const navigation = [{ name: '价格', url: '/price' }];
const of = (hide: Parameters<typeof partsOf>[0]['hide'], header: Partial<typeof headerDefaults> = {}) =>
  partsOf({ header: { ...headerDefaults, ...header }, hide, navigation });

describe('the parts of a frame', () => {
  it('are all there by default', () => {
    expect(of([])).toEqual({ header: true, menu: navigation, footer: true, help: true });
  });

  it('leave the menus out of a header that stays', () => {
    expect(of(['menu'])).toEqual({ header: true, menu: [], footer: true, help: true });
  });

  it('leave out what the row hides, or its header data', () => {
    expect(of(['header', 'help'])).toEqual({ header: false, menu: navigation, footer: true, help: false });
    expect(of([], { footer_type: 'none', sider_type: 'none' })).toMatchObject({ footer: false, help: false });
  });
});
