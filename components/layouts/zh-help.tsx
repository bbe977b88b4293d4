import { productNameOf } from '../../config/products.ts';
import type { LayoutProps } from '../layout.ts';
import { sdkAddress } from '../sdk/addresses.ts';
import { useSite } from '../site-context.ts';
import { Help, HelpItem } from './shell/help.tsx';
import { words } from './shell/words.ts';

/** `demo`: the product whose demos it offers. */
export function HelpZh({ demo }: Pick<LayoutProps, 'demo'>) {
  const { site, edition } = useSite();
  const text = words[edition];
  return (
    <Help>
      {site.services.chat ? (
        <HelpItem
          href={`tel:${site.contact.hotline}`}
          action="chat"
          icon="headset"
          text={text.chat}
          label={text.chatFull}
          data-chat=""
        />
      ) : null}
      <HelpItem
        href={`tel:${site.contact.hotline}`}
        action="call"
        icon="phone"
        text={text.phone}
        label={`${text.phone} ${site.contact.hotline}`}
      />
      {demo ? (
        <HelpItem
          href={sdkAddress(demo)}
          action="demo"
          icon="monitor-smartphone"
          text={text.demo}
          label={`${text.demo}：${productNameOf({ product: demo, site })}`}
          data-demo={demo}
        />
      ) : null}
      <HelpItem href={site.docs} action="menu" icon="book-open" text={text.docs} label={text.docsFull} />
    </Help>
  );
}
