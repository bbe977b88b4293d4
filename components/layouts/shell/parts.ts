import type { LayoutProps } from '../../layout.ts';

/** Which parts of the frame a page shows: its flags and its header data both have a say. */
export function partsOf({ header, hide }: Pick<LayoutProps, 'header' | 'hide'>) {
  return {
    header: !hide.includes('header'),
    footer: !hide.includes('footer') && header.footer_type !== 'none',
    help: !hide.includes('help') && header.sider_type === 'qq',
  };
}
