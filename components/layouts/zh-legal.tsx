import { useSite } from '../site-context.ts';
import { Contact } from './shell/contact.tsx';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { FinePrint } from './shell/fine-print.tsx';
import { words } from './shell/words.ts';
import { MenuLink } from './shell/menu-link.tsx';

export function ContactZh() {
  const { site, edition } = useSite();
  const { hotline, email, address } = site.contact;
  const text = words[edition];
  return (
    <Contact
      lines={[
        {
          name: text.hotline,
          value: (
            <MenuLink href={`tel:${hotline}`} zone="footer">
              {hotline}
            </MenuLink>
          ),
        },
        {
          name: text.email,
          value: (
            <MenuLink href={`mailto:${email}`} zone="footer">
              {email}
            </MenuLink>
          ),
        },
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
          <MenuLink key={url} href={url} zone="footer">
            {name}
          </MenuLink>
        ))}
      </FinePrint>
      <FinePrint>
        {[
          <MenuLink key="terms" href="/clauses" zone="footer">
            服务条款
          </MenuLink>,
          <MenuLink key="privacy" href="/clauses?serviceType=3" zone="footer">
            隐私政策
          </MenuLink>,
          <MenuLink key="report" href="/survey/report" zone="footer">
            违规举报
          </MenuLink>,
          <EditionSwitch key="edition" to="en" zone="footer" />,
        ]}
      </FinePrint>
      <FinePrint>
        {[
          `© ${site.brand[edition].company}`,
          ...site.licences.map(({ text, url }) =>
            url ? (
              <MenuLink href={url} zone="footer">
                {text}
              </MenuLink>
            ) : (
              text
            ),
          ),
        ]}
      </FinePrint>
    </>
  );
}
