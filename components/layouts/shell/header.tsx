import type { ReactNode } from 'react';
import type { LayoutProps } from '../../layout.ts';
import { Logo } from '../../art/mark.tsx';
import { useSite } from '../../site-context.ts';
import { classes } from '../../ui/classes.ts';
import { Container } from '../../ui/container.tsx';
import { SearchButton } from '../../ui/search-button.tsx';
import { Account } from './account.tsx';
import { EditionSwitch } from './edition-switch.tsx';
import styles from './header.module.css';
import { Nav } from './nav.tsx';
import { shortcutsOf } from './shortcuts.ts';

type HeaderProps = Pick<LayoutProps, 'header' | 'navigation' | 'active'> & {
  /** The line above the bar. */
  notice?: ReactNode;
};

/**
 * Logo, menus and account buttons. Over an opening with `data-opening="night"` the header is dark as well; with `header_type`
 * `transparent` it lies over the opening. Both turn white when the page scrolls.
 */
export function Header({ header, navigation, active, notice }: HeaderProps) {
  const { site, edition } = useSite();
  return (
    <header className={classes(styles.header, header.header_type === 'transparent' && styles.clear)}>
      {notice}
      <Container className={styles.inner}>
        <Logo festival={edition === 'zh'} className={styles.logo} />{' '}
        {header.extra ? <span className={styles.extra}>{header.extra}</span> : null}
        <Nav navigation={navigation} active={active} shortcuts={shortcutsOf({ site, edition })} />
        <div className={styles.tools}>
          <SearchButton />
          <EditionSwitch to={edition === 'zh' ? 'en' : 'zh'} zone="header" look="short" />
        </div>
        <Account />
      </Container>
    </header>
  );
}
