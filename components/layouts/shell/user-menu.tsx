import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './user-menu.module.css';
import { words } from './words.ts';

/** The menu under the account's name. The runtime fills in the account; until then it takes its room, hidden. */
export function UserMenu() {
  const { site, edition } = useSite();
  const text = words[edition];
  const base = site.console[edition];
  const { profile, billing, messages, tickets } = site.paths;
  const entries = [
    { id: 'profile', href: base + profile, name: text.profile, badge: 'verified' },
    { id: 'billing', href: base + billing, name: text.billing, badge: null },
    { id: 'messages', href: base + messages, name: text.messages, badge: 'unread' },
    { id: 'tickets', href: base + tickets, name: text.tickets, badge: 'unclosed' },
  ];
  return (
    <div
      className={styles.menu}
      data-widget="user-menu"
      data-verified={text.verified}
      data-unverified={text.unverified}
    >
      <button
        type="button"
        className={styles.button}
        data-user="button"
        aria-expanded="false"
        aria-controls="user-menu-list"
        aria-label={text.account}
      >
        <span className={styles.name} data-user="name" />
        <Icon name="chevron-down" size={14} />
      </button>
      <ul id="user-menu-list" className={styles.list} data-user="list" hidden>
        {entries.map(({ id, href, name, badge }) => (
          <li key={id}>
            <a href={href} className={styles.entry} data-event-id={id} data-event-zone="user-menu">
              {name}{' '}
              {badge === 'verified' ? (
                <span className={styles.status}>
                  <span data-user={badge} hidden />
                  <span className={styles.hint}>{text.verifyHint}</span>
                </span>
              ) : badge ? (
                <span className={styles.count} data-user={badge} hidden />
              ) : null}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.entry}
            data-user="logout"
            data-event-id="logout"
            data-event-zone="user-menu"
          >
            {text.logout}
          </button>
        </li>
      </ul>
    </div>
  );
}
