import { Fragment } from 'react';
import { Logo } from '../art/mark.tsx';
import type { LayoutProps } from '../layout.ts';
import { SiteProvider, useSite } from '../site-context.ts';
import { Container } from '../ui/container.tsx';
import { SearchLink } from '../ui/search-link.tsx';
import { ContactEn, LegalEn } from './en-legal.tsx';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { MenuLink } from './shell/menu-link.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import styles from './zh-english.module.css';

/** Pages of the English edition that lead on from a form. */
const links = [
  { href: '/en/im', name: 'Chat' },
  { href: '/en/calls', name: 'Calls' },
  { href: '/en/price', name: 'Pricing' },
  { href: '/en/security', name: 'Security' },
];

/** An English frame for an English page at a Chinese address: no Chinese menus, notices or help. Its links lead to the English edition. */
export default function Layout({ children }: LayoutProps) {
  const site = useSite();
  return (
    <SiteProvider value={{ ...site, edition: 'en' }}>
      <div lang="en">
        <SkipLink />
      </div>
      <header lang="en" className={styles.header}>
        <Container className={styles.bar}>
          <Logo href="/en" />
          <nav aria-label="Main menu" className={styles.links}>
            {links.map(({ href, name }) => (
              <Fragment key={href}>
                <MenuLink href={href} zone="header">
                  {name}
                </MenuLink>{' '}
              </Fragment>
            ))}
          </nav>
          <SearchLink />
          <EditionSwitch to="zh" zone="header" look="short" />
        </Container>
      </header>
      <SiteProvider value={site}>{children}</SiteProvider>
      <footer lang="en" className={styles.footer} aria-label="Footer">
        <Container className={styles.end}>
          <MenuLink href="/en/security#certificates" zone="footer">
            Certificates
          </MenuLink>
          <ContactEn />
          <LegalEn />
        </Container>
      </footer>
    </SiteProvider>
  );
}
