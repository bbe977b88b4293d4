import type { PageConfig } from '../define/config.ts';
import type { Emitted } from './emitted.ts';
import { iconPath, iconSizes } from './icons.ts';

export function webManifests({ brand, editions, themeColour = '#ffffff' }: PageConfig): Emitted[] {
  return Object.entries(editions).map(([edition, { folder, lang }]) => ({
    path: `${folder}manifest.webmanifest`,
    content: JSON.stringify({
      name: brand[edition]!.name,
      short_name: brand[edition]!.name,
      description: brand[edition]!.description,
      lang,
      start_url: '/',
      display: 'browser',
      background_color: '#ffffff',
      theme_color: themeColour,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        ...iconSizes.map((size) => ({ src: `/${iconPath(size)}`, sizes: `${size}x${size}`, type: 'image/png' })),
      ],
    }),
  }));
}
