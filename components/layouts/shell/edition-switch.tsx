import type { Edition } from '../../../config/editions.ts';
import { editions } from '../../../config/editions.ts';
import { useSite } from '../../site-context.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './edition-switch.module.css';

const names: Record<Edition, string> = { zh: '简体中文', en: 'English' };

/** A link to the same subject in the other edition, to its home page where there is none; in that edition's language. */
export function EditionSwitch({ to }: { to: Edition }) {
  const { site, counterpart } = useSite();
  const { lang, home } = editions[to];
  return (
    <a
      href={counterpart ?? site.origins[to] + home}
      lang={lang}
      hrefLang={lang}
      rel="noopener"
      className={styles.switch}
    >
      <Icon name="globe" size={16} />
      {names[to]}
    </a>
  );
}
