import type { IconName } from '../ui/icon.tsx';
import { linkEvent } from '../ui/link-event.ts';
import type { DemoLink } from '../../config/calls/page-data.ts';
import { demoProducts } from '../../config/products.ts';
import { sdkAddress } from './addresses.ts';
import { clientIcons } from './devices.ts';

const icons: Readonly<Record<string, IconName | undefined>> = clientIcons;

/** Icon of a demo's device. */
export function demoIcon({ type }: DemoLink): IconName {
  return (Object.hasOwn(icons, type) && icons[type]) || 'app-window';
}

/** Attributes of the link to a demo: those for counting clicks, and `data-demo` if the demos of that product open in a dialog. */
export function demoAttributes({ link, type }: DemoLink, zone: string): Record<`data-${string}`, string> {
  const product = demoProducts.find((code) => link === sdkAddress(code));
  return {
    ...linkEvent({ zone, action: 'demo', href: link }),
    'data-event-client': type,
    ...(product ? { 'data-demo': product } : null),
  };
}
