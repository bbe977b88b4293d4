import { RegisterButton } from '../ui/register-button.tsx';
import { Logo } from '../art/mark.tsx';
import type { LayoutProps } from '../layout.ts';
import { useSite } from '../site-context.ts';
import { Container } from '../ui/container.tsx';
import { Icon } from '../ui/icon.tsx';
import { SearchButton } from '../ui/search-button.tsx';
import styles from './blog-header.module.css';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { words } from './shell/words.ts';
import { MenuLink } from './shell/menu-link.tsx';

/**
 * Logo, the blog's links, and links to the site and the documents. The bar shows as many as fit; the menu, which opens without
 * a script, has all of them.
 */
export function BlogHeader({ nav }: { nav: LayoutProps['blogNav'] }) {
  const { site, edition } = useSite();
  const ways = [
    { name: '官网', url: '/' },
    { name: '文档中心', url: site.docs },
  ];
  return (
    <header className={styles.header}>
      <Container className={styles.inner}>
        <Logo />{' '}
        <MenuLink href="/dev-blog" zone="header" className={styles.blog}>
          博客
        </MenuLink>
        <nav aria-label="博客栏目" className={styles.nav}>
          <ul className={styles.inline}>
            {nav.map(({ name, url }) => (
              <li key={url}>
                <MenuLink href={url} zone="header" className={styles.link}>
                  {name}
                </MenuLink>
              </li>
            ))}
          </ul>
          <button type="button" popoverTarget="blog-menu" className={styles.toggle}>
            <span className={styles.more}>更多</span> <span className={styles.menuWord}>{words[edition].menu}</span>
            <Icon name="chevron-down" size={16} className={styles.more} />
            <Icon name="menu" size={20} className={styles.menuWord} />
          </button>
          <div id="blog-menu" popover="auto" className={styles.menu}>
            <ul>
              {nav.map(({ name, url }) => (
                <li key={url}>
                  <MenuLink href={url} zone="header">
                    {name}
                  </MenuLink>
                </li>
              ))}
            </ul>
            <ul className={styles.waysInMenu}>
              {ways.map(({ name, url }) => (
                <li key={url}>
                  <MenuLink href={url} zone="header">
                    {name}
                  </MenuLink>
                </li>
              ))}
              <li>
                <EditionSwitch to="en" zone="header" />
              </li>
            </ul>
          </div>
        </nav>
        <ul className={styles.ways}>
          {ways.map(({ name, url }) => (
            <li key={url}>
              <MenuLink href={url} zone="header" className={styles.link}>
                {name}
              </MenuLink>
            </li>
          ))}
        </ul>
        <SearchButton />
        <div className={styles.edition}>
          <EditionSwitch to="en" zone="header" look="short" />
        </div>
        <RegisterButton zone="header" size="small" className={styles.trial} />
      </Container>
    </header>
  );
}
