import { Logo } from '../art/mark.tsx';
import type { LayoutProps } from '../layout.ts';
import { useSite } from '../site-context.ts';
import { accountLinks } from '../ui/account-links.ts';
import { Button } from '../ui/button.tsx';
import { RegisterButton } from '../ui/register-button.tsx';
import { SearchButton } from '../ui/search-button.tsx';
import styles from './phone.module.css';
import { PhoneMenu } from './phone-menu.tsx';
import { Certificates } from './shell/certificates.tsx';
import { FinePrint } from './shell/fine-print.tsx';
import { partsOf } from './shell/parts.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { words } from './shell/words.ts';
import { MenuLink } from './shell/menu-link.tsx';
import { LegalZh } from './zh-legal.tsx';

/** The frame of pages made for phones: logo, registration and menu in a bar that scrolls away, and a foot. */
export default function Layout({ header, hide, children }: LayoutProps) {
  const { site, edition } = useSite();
  const parts = partsOf({ header, hide });
  return (
    <>
      <SkipLink />
      {parts.header ? (
        <header className={styles.header}>
          <Logo href="/m/" className={styles.logo} />{' '}
          <RegisterButton zone="header" size="small" className={styles.out}>
            免费注册
          </RegisterButton>{' '}
          <Button
            href={accountLinks({ site, edition }).console}
            size="small"
            className={styles.in}
            event={{ zone: 'header', id: 'console' }}
          >
            {words[edition].console}
          </Button>{' '}
          <SearchButton />
          <PhoneMenu />
        </header>
      ) : null}
      {children}
      {parts.footer ? (
        <footer className={styles.footer}>
          <FinePrint>
            {[
              <MenuLink key="home" href="/m/" zone="footer">
                手机首页
              </MenuLink>,
              <MenuLink key="full" href="/" zone="footer">
                电脑版
              </MenuLink>,
              <MenuLink key="hotline" href={`tel:${site.contact.hotline}`} zone="footer">
                {words[edition].hotline} {site.contact.hotline}
              </MenuLink>,
            ]}
          </FinePrint>
          <Certificates folded />
          <LegalZh />
        </footer>
      ) : null}
    </>
  );
}
