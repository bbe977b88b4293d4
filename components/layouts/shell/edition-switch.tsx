import type { Edition } from '../../../config/editions.ts';
import { editions } from '../../../config/editions.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './edition-switch.module.css';
import { MenuLink } from './menu-link.tsx';

const names: Record<Edition, string> = { zh: '简体中文', en: 'English' };

/** A link to the counterpart in the other edition, or to its home page; in the language of that edition. */
export function EditionSwitch({ to }: { to: Edition }) {
  const { site, counterparts = {} } = useSite();
  const { lang, home } = editions[to];
  return (
    <MenuLink
      href={counterparts[to] ?? site.origins[to] + home}
      zone="footer"
      lang={lang}
      hrefLang={lang}
      className={styles.switch}
    >
      <Icon name="globe" size={16} />
      {names[to]}
    </MenuLink>
  );
}
