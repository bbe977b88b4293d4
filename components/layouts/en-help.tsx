import { useSite } from '../site-context.ts';
import { Help, HelpItem } from './shell/help.tsx';
import { whatsappLink } from './en-legal.tsx';

export function HelpEn() {
  const { site } = useSite();
  return (
    <Help>
      <HelpItem
        href={whatsappLink(site.contact.whatsapp)}
        icon="message-circle-more"
        text="WhatsApp"
        label="Chat with us on WhatsApp"
        widget="whatsapp"
      />
    </Help>
  );
}
