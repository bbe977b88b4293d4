import { useSite } from '../../site-context.ts';
import { accountLinks } from '../../ui/account-links.ts';
import { Button } from '../../ui/button.tsx';
import styles from './account.module.css';
import { UserMenu } from './user-menu.tsx';
import { words } from './words.ts';

/** Both faces of the header's right side; `data-login` on `<html>` says which one shows, before anything is painted. */
export function Account() {
  const { site, edition } = useSite();
  const links = accountLinks({ site, edition });
  const text = words[edition];
  return (
    <div className={styles.account}>
      <div className={styles.out}>
        <Button href={links.login} variant="quiet" size="small" className={styles.login} data-event-id="login" data-event-zone="header">
          {text.login}
        </Button>
        <Button href={links.register} size="small" data-event-id="register" data-event-zone="header">
          {text.register}
        </Button>
      </div>
      <div className={styles.in}>
        <Button href={links.console} size="small" data-event-id="console" data-event-zone="header">
          {text.console}
        </Button>
        <UserMenu />
      </div>
    </div>
  );
}
