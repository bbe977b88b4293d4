import type { Edition } from '../../../config/editions.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import { sdkAddress } from '../../sdk/addresses.ts';
import { whatsappLink } from '../../widgets/whatsapp.tsx';
import type { Shortcut } from './nav.tsx';
import { words } from './words.ts';

type ShortcutsOptions = { site: PageConfig; edition: Edition };

/** Shortcuts of the phone menu: demo, documents and contact. */
export function shortcutsOf({ site, edition }: ShortcutsOptions): readonly Shortcut[] {
  const { docs, demo, phone, email } = words[edition];
  const { hotline, email: address, whatsapp } = site.contact;
  const documents = { name: docs, href: site.docs, icon: 'book-open' } as const;
  return edition === 'zh'
    ? [
        { name: demo, href: sdkAddress('im'), icon: 'monitor-smartphone' },
        documents,
        { name: phone, href: `tel:${hotline}`, icon: 'phone' },
      ]
    : [
        documents,
        { name: 'WhatsApp', href: whatsappLink(whatsapp), icon: 'message-circle-more' },
        { name: email, href: `mailto:${address}`, icon: 'mail' },
      ];
}
