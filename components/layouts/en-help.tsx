import { useSite } from '../site-context.ts';
import { Icon } from '../ui/icon.tsx';
import { Whatsapp } from '../widgets/whatsapp.tsx';
import { Help, HelpItem, helpItem, HelpText } from './shell/help.tsx';
import { words } from './shell/words.ts';

export function HelpEn() {
  const { site, edition } = useSite();
  const text = words[edition];
  return (
    <Help>
      {site.services.chat ? (
        <HelpItem
          href={`mailto:${site.contact.email}`}
          action="chat"
          icon="headset"
          text={text.chat}
          label={text.chatFull}
          data-chat=""
        />
      ) : null}
      <Whatsapp place="beside" zone="help" className={helpItem}>
        <Icon name="message-circle-more" size={20} />
        <HelpText>WhatsApp</HelpText>
      </Whatsapp>
    </Help>
  );
}
