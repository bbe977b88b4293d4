import { useSite } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import { Contact } from './shell/contact.tsx';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { FinePrint } from './shell/fine-print.tsx';
import { words } from './shell/words.ts';

/** Opens a chat with a number given as digits, country code first. */
export const whatsappLink = (number: string) => `https://wa.me/${number}`;

export function ContactEn() {
  const { site, edition } = useSite();
  const { email, whatsapp, address } = site.contact;
  const text = words[edition];
  return (
    <Contact
      lines={[
        { name: text.email, value: <a href={`mailto:${email}`}>{email}</a> },
        { name: 'WhatsApp', value: <Link href={whatsappLink(whatsapp)}>+{whatsapp}</Link> },
        { name: text.address, value: address[edition] },
      ]}
    />
  );
}

/** Terms, privacy, and the way to the Chinese site. */
export function LegalEn() {
  const { site, edition } = useSite();
  return (
    <FinePrint>
      {[
        `© ${site.brand[edition].company}`,
        <Link key="terms" href="/en/clauses?serviceType=0">
          Terms of Service
        </Link>,
        <Link key="privacy" href="/en/clauses?serviceType=3">
          Privacy Policy
        </Link>,
        <EditionSwitch key="edition" to="zh" />,
      ]}
    </FinePrint>
  );
}
