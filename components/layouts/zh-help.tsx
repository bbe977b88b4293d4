import { sdkAddress } from '../sdk/addresses.ts';
import { useSite } from '../site-context.ts';
import { Help, HelpItem } from './shell/help.tsx';
import { words } from './shell/words.ts';

export function HelpZh() {
  const { site, edition } = useSite();
  const text = words[edition];
  return (
    <Help>
      {site.services.chat ? (
        <HelpItem
          href={`tel:${site.contact.hotline}`}
          icon="headset"
          text={text.chat}
          label={text.chatFull}
          data-chat=""
        />
      ) : null}
      <HelpItem
        href={`tel:${site.contact.hotline}`}
        icon="phone"
        text={text.phone}
        label={`${text.phone} ${site.contact.hotline}`}
      />
      <HelpItem
        href={sdkAddress('im')}
        icon="monitor-smartphone"
        text={text.demo}
        label={text.demoFull}
        data-demo="im"
      />
      <HelpItem href={site.docs} icon="book-open" text={text.docs} label={text.docsFull} />
    </Help>
  );
}
