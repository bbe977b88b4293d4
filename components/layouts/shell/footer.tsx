import type { ReactNode } from 'react';
import type { NavigationEntry } from '../../../config/calls/navigation.ts';
import { Logo } from '../../art/mark.tsx';
import { useSite } from '../../site-context.ts';
import { Container } from '../../ui/container.tsx';
import { footerColumns, stackedColumns } from './footer-columns.ts';
import styles from './footer.module.css';
import { MenuLink } from './menu-link.tsx';
import { words } from './words.ts';

type Props = {
  /** Menus to condense into columns; without them the footer has only its last lines. */
  navigation?: readonly NavigationEntry[];
  contact?: ReactNode;
  /** Last lines: licences, legal links, the other edition. */
  legal: ReactNode;
};

/** The dark footer of a page. Contact and legal lines differ by edition, and come from its layout. */
export function Footer({ navigation, contact, legal }: Props) {
  const { edition, site } = useSite();
  const text = words[edition];
  return (
    <footer className={styles.footer} aria-label={text.footer}>
      {navigation ? (
        <Container className={styles.main}>
          <div>
            <Logo variant="dark" />
            <p className={styles.slogan}>{site.brand[edition].slogan}</p>
            {contact}
          </div>
          <div className={styles.columns} id="directory">
            {stackedColumns(footerColumns({ navigation, rest: text.more, count: 9 }), 6).map((cell) => (
              <div key={cell[0]!.name} className={styles.cell}>
                {cell.map((column) => (
                  <div key={column.name}>
                    <h2 className={styles.heading}>{column.name}</h2>
                    <ul className={styles.links}>
                      {column.links.map((link) => (
                        <li key={link.url + link.name}>
                          <MenuLink href={link.url} zone="footer">
                            {link.name}
                          </MenuLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
            ))}
          </div>
        </Container>
      ) : null}
      <Container className={styles.legal}>{legal}</Container>
    </footer>
  );
}
