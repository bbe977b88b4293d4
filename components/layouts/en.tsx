import type { LayoutProps } from '../layout.ts';
import { ContactEn, LegalEn } from './en-legal.tsx';
import { HelpEn } from './en-help.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { partsOf } from './shell/parts.ts';
import { SkipLink } from './shell/skip-link.tsx';

/** The English edition's frame. */
export default function Layout({ header, hide, navigation, active, children }: LayoutProps) {
  const parts = partsOf({ header, hide, navigation });
  return (
    <>
      <SkipLink />
      {parts.header ? <Header header={header} navigation={parts.menu} active={active} /> : null}
      {children}
      {parts.footer ? <Footer navigation={navigation} contact={<ContactEn />} legal={<LegalEn />} /> : null}
      {parts.help ? <HelpEn /> : null}
    </>
  );
}
