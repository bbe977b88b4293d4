import type { LayoutProps } from '../layout.ts';
import { Notices } from '../widgets/notices.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { partsOf } from './shell/parts.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { HelpZh } from './zh-help.tsx';
import { ContactZh, LegalZh } from './zh-legal.tsx';
import styles from './zh-white.module.css';

/** The Chinese edition's frame, quieter, for tools, legal texts and forms: a white header, narrower text, a light footer. */
export default function Layout({ header, hide, navigation, active, demo, notices, children }: LayoutProps) {
  const parts = partsOf({ header, hide, navigation });
  return (
    <>
      <SkipLink />
      {parts.header ? (
        <Header
          header={{ ...header, header_type: 'solid' }}
          navigation={parts.menu}
          active={active}
          notice={<Notices notices={notices} />}
        />
      ) : null}
      <div className={styles.measure}>{children}</div>
      {parts.footer ? (
        <div className={styles.end}>
          <Footer navigation={navigation} contact={<ContactZh />} legal={<LegalZh />} />
        </div>
      ) : null}
      {parts.help ? <HelpZh demo={demo} /> : null}
    </>
  );
}
