import type { LayoutProps } from '../../layout.ts';

type PartsOptions = Pick<LayoutProps, 'header' | 'hide'> & Partial<Pick<LayoutProps, 'navigation'>>;

/** Which parts of the frame a page shows, by its flags and its header data; `menu` has the entries of the header. */
export function partsOf({ header, hide, navigation = [] }: PartsOptions) {
  return {
    header: !hide.includes('header'),
    menu: hide.includes('menu') ? [] : navigation,
    footer: !hide.includes('footer') && header.footer_type !== 'none',
    help: !hide.includes('help') && header.sider_type === 'qq',
  };
}
