import { useSite } from '../site-context.ts';
import { Link } from '../ui/link.tsx';
import { Contact } from './shell/contact.tsx';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { FinePrint } from './shell/fine-print.tsx';
import { words } from './shell/words.ts';

export function ContactZh() {
  const { site, edition } = useSite();
  const { hotline, email, address } = site.contact;
  const text = words[edition];
  return (
    <Contact
      lines={[
        { name: text.hotline, value: <a href={`tel:${hotline}`}>{hotline}</a> },
        { name: text.email, value: <a href={`mailto:${email}`}>{email}</a> },
        { name: text.address, value: address[edition] },
      ]}
    />
  );
}

/** Friendly links, legal pages, licence and record numbers, and a link to the international site. */
export function LegalZh() {
  const { site, edition } = useSite();
  return (
    <>
      <FinePrint label={words[edition].friends}>
        {site.friends.map(({ name, url }) => (
          <Link key={url} href={url}>
            {name}
          </Link>
        ))}
      </FinePrint>
      <FinePrint>
        {[
          <Link key="terms" href="/clauses">
            服务条款
          </Link>,
          <Link key="privacy" href="/clauses?serviceType=3">
            隐私政策
          </Link>,
          <Link key="report" href="/survey/report">
            违规举报
          </Link>,
          <EditionSwitch key="edition" to="en" />,
        ]}
      </FinePrint>
      <FinePrint>
        {[
          `© ${site.brand[edition].company}`,
          ...site.licences.map(({ text, url }) => (url ? <Link href={url}>{text}</Link> : text)),
        ]}
      </FinePrint>
    </>
  );
}
