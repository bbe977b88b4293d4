import { Logo } from '../art/mark.tsx';
import type { LayoutProps } from '../layout.ts';
import { useSite } from '../site-context.ts';
import { Container } from '../ui/container.tsx';
import { SearchButton } from '../ui/search-button.tsx';
import styles from './error.module.css';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { FinePrint } from './shell/fine-print.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { words } from './shell/words.ts';
import { MenuLink } from './shell/menu-link.tsx';

/** The frame of the error pages. It needs nothing from the content API, because that may have failed. */
export default function Layout({ children }: LayoutProps) {
  const { site, edition } = useSite();
  const { hotline, email } = site.contact;
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <Container className={styles.bar}>
          <Logo /> <SearchButton />
          <EditionSwitch to={edition === 'zh' ? 'en' : 'zh'} zone="header" look="short" />
        </Container>
      </header>
      <div className={styles.middle}>{children}</div>
      <footer className={styles.footer}>
        <Container>
          <FinePrint>
            {[
              `© ${site.brand[edition].company}`,
              ...(edition === 'zh'
                ? [
                    <span key="hotline">
                      {words.zh.hotline}{' '}
                      <MenuLink href={`tel:${hotline}`} zone="footer">
                        {hotline}
                      </MenuLink>
                    </span>,
                  ]
                : []),
              <MenuLink key="email" href={`mailto:${email}`} zone="footer">
                {email}
              </MenuLink>,
            ]}
          </FinePrint>
        </Container>
      </footer>
    </div>
  );
}
