import { RegisterButton } from '../../ui/register-button.tsx';
import { useSite } from '../../site-context.ts';
import { accountLinks } from '../../ui/account-links.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { UserMenu } from './user-menu.tsx';
import { words } from './words.ts';

/** The right side of the header, for visitors and for accounts; `data-login` on `<html>` decides which one shows, before first paint. */
export function Account() {
  const { site, edition } = useSite();
  const links = accountLinks({ site, edition });
  const text = words[edition];
  return (
    <div className={styles.account}>
      <div className={styles.out}>
        <Button
          href={links.login}
          variant="quiet"
          size="small"
          className={styles.login}
          event={{ zone: 'header', id: 'login' }}
        >
          {text.login}
        </Button>{' '}
        <RegisterButton zone="header" size="small" />
      </div>
      <div className={styles.in}>
        <Button href={links.console} size="small" event={{ zone: 'header', id: 'console' }}>
          {text.console}
        </Button>
        <UserMenu />
      </div>
    </div>
  );
}
