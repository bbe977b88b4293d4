import { useSite } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Whatsapp } from '../widgets/whatsapp.tsx';
import { Contact } from './shell/contact.tsx';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { FinePrint } from './shell/fine-print.tsx';
import { words } from './shell/words.ts';
import { MenuLink } from './shell/menu-link.tsx';
import styles from './en-legal.module.css';

export function ContactEn() {
  const { site, edition } = useSite();
  const { email, whatsapp, address } = site.contact;
  const text = words[edition];
  return (
    <Contact
      lines={[
        {
          name: text.email,
          value: (
            <MenuLink href={`mailto:${email}`} zone="footer">
              {email}
            </MenuLink>
          ),
        },
        {
          name: 'WhatsApp',
          value: (
            <Whatsapp place="above" zone="footer" className={styles.whatsapp}>
              +{whatsapp}
              <Icon name="qr-code" size={18} />
            </Whatsapp>
          ),
        },
        { name: text.address, value: address[edition] },
      ]}
    />
  );
}

/** Terms, privacy, and a link to the Chinese site. */
export function LegalEn() {
  const { site, edition } = useSite();
  return (
    <FinePrint>
      {[
        `© ${site.brand[edition].company}`,
        <MenuLink key="terms" href="/en/clauses?serviceType=0" zone="footer">
          Terms of Service
        </MenuLink>,
        <MenuLink key="privacy" href="/en/clauses?serviceType=3" zone="footer">
          Privacy Policy
        </MenuLink>,
        <MenuLink key="report" href="/en/security#report" zone="footer">
          Report a vulnerability or abuse
        </MenuLink>,
        ...(site.services.analytics
          ? [
              <button key="consent" type="button" hidden data-consent="">
                Analytics choices
              </button>,
            ]
          : []),
        <EditionSwitch key="edition" to="zh" zone="footer" />,
      ]}
    </FinePrint>
  );
}
