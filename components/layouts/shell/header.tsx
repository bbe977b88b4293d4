import type { LayoutProps } from '../../layout.ts';
import { Logo } from '../../art/mark.tsx';
import { useSite } from '../../site-context.ts';
import { classes } from '../../ui/classes.ts';
import { Container } from '../../ui/container.tsx';
import { Account } from './account.tsx';
import styles from './header.module.css';
import { Nav } from './nav.tsx';

type Props = Pick<LayoutProps, 'header' | 'navigation' | 'active'>;

/** Logo, menus and account buttons; over a dark hero it stays clear until the page moves under it. */
export function Header({ header, navigation, active }: Props) {
  const { edition } = useSite();
  const clear = header.header_type === 'transparent';
  return (
    <header className={classes(styles.header, clear && styles.clear)}>
      <Container className={styles.inner}>
        <Logo festival={edition === 'zh'} className={styles.logo} />
        <Nav navigation={navigation} active={active} />
        <Account />
      </Container>
    </header>
  );
}
