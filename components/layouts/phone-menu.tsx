import { useSite } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './phone-menu.module.css';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { MenuLink } from './shell/menu-link.tsx';
import { words } from './shell/words.ts';
import { phoneMenu } from './words.yaml';

/** The menu as a popover: it opens and closes without a script, and Escape or a tap elsewhere closes it. */
export function PhoneMenu() {
  const { site, edition } = useSite();
  const text = words[edition];
  return (
    <>
      <button type="button" className={styles.burger} popoverTarget="menu" aria-label={text.menu}>
        <Icon name="menu" size={24} className={styles.open} />
        <Icon name="x" size={24} className={styles.close} />
      </button>
      <nav id="menu" popover="auto" className={styles.menu} aria-label={text.navigation}>
        {phoneMenu.map(({ name, links }) => (
          <div key={name}>
            <p className={styles.name}>{name}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <MenuLink href={link.href} zone="header">
                    {link.name}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <MenuLink href={`tel:${site.contact.hotline}`} zone="header" className={styles.call}>
          <Icon name="phone" size={20} />
          {text.hotline} {site.contact.hotline}
        </MenuLink>
        <p className={styles.edition}>
          <EditionSwitch to="en" zone="header" />
        </p>
      </nav>
    </>
  );
}
