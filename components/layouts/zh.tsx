import type { LayoutProps } from '../layout.ts';
import { Notices } from '../widgets/notices.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { partsOf } from './shell/parts.ts';
import { SkipLink } from './shell/skip-link.tsx';
import { HelpZh } from './zh-help.tsx';
import { ContactZh, LegalZh } from './zh-legal.tsx';

/** The Chinese edition's frame. */
export default function Layout({ header, hide, navigation, active, demo, notices, children }: LayoutProps) {
  const parts = partsOf({ header, hide, navigation });
  return (
    <>
      <SkipLink />
      {parts.header ? (
        <Header header={header} navigation={parts.menu} active={active} notice={<Notices notices={notices} />} />
      ) : null}
      {children}
      {parts.footer ? <Footer navigation={navigation} contact={<ContactZh />} legal={<LegalZh />} /> : null}
      {parts.help ? <HelpZh demo={demo} /> : null}
    </>
  );
}
