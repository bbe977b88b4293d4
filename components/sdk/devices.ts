import type { IconName } from '../ui/icon.tsx';
import type { ClientType } from '../../config/calls/demos.ts';

/** Icons of the kinds of devices that a demo runs on. */
export const clientIcons: Record<ClientType, IconName> = {
  ios: 'smartphone',
  android: 'smartphone',
  windows: 'monitor',
  web: 'globe',
  h5: 'tablet-smartphone',
  mac: 'laptop',
  applet: 'app-window',
  pc: 'monitor',
};

const platforms: readonly [called: RegExp, icon: IconName][] = [
  [/ios|android|harmony|鸿蒙/i, 'smartphone'],
  [/windows|linux|pc/i, 'monitor'],
  [/mac/i, 'laptop'],
  [/web|h5/i, 'globe'],
  [/小程序|applet/i, 'app-window'],
  [/flutter|uni-app|electron/i, 'layers'],
  [/服务端|server/i, 'server'],
];

/** Icon of a platform that a package is made for, by its name. */
export function platformIcon(platform: string): IconName {
  return platforms.find(([called]) => called.test(platform))?.[1] ?? 'package';
}
