import type { Edition } from '../../../config/editions.ts';
import { editions } from '../../../config/editions.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './edition-switch.module.css';
import { MenuLink } from './menu-link.tsx';

const names: Record<Edition, { whole: string; short: string }> = {
  zh: { whole: '简体中文', short: '中文' },
  en: { whole: 'English', short: 'EN' },
};

type EditionSwitchProps = {
  to: Edition;
  zone: 'header' | 'footer';
  /** With the whole name of the language, or in a bar with its short one. */
  look?: 'whole' | 'short';
};

/** A link to the counterpart in the other edition, or to its home page; in the language of that edition. */
export function EditionSwitch({ to, zone, look = 'whole' }: EditionSwitchProps) {
  const { site, counterparts = {} } = useSite();
  const { lang, home } = editions[to];
  const { whole, short } = names[to];
  return (
    <MenuLink
      href={counterparts[to] ?? site.origins[to] + home}
      zone={zone}
      lang={lang}
      hrefLang={lang}
      className={look === 'short' ? styles.short : styles.whole}
      title={look === 'short' ? whole : undefined}
    >
      {look === 'short' ? (
        short
      ) : (
        <>
          <Icon name="globe" size={16} />
          {whole}
        </>
      )}
    </MenuLink>
  );
}
