import type { Specimen } from './specimen.ts';
import { sheets } from './sheets/index.ts';

/** What the gallery groups its entries by, in their order. */
export const groups = {
  sections: 'Sections',
  drawing: 'Parts of drawings',
  controls: 'Controls',
  engines: 'Engines of try-outs',
} as const;
export type Group = keyof typeof groups;

/** A part that pages are made of. The parts of a sheet are those that it shows; a page shows an engine at work. */
export type Entry = {
  /** Its name in addresses. */
  id: string;
  group: Group;
  /** The components, or the engine, as `file#Name`. */
  parts: readonly string[];
  /** File with the specimens, and the specimens. */
  sheet?: { file: string; specimens: readonly Specimen[] };
  /** A page with a try-out of the engine, and its file: the code to copy. */
  example?: { address: string; file: string };
};

const camel = (id: string) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
const part = (folder: string, file: string, ...names: readonly string[]) =>
  names.map((name) => `components/${folder}/${file}#${name}`);
const kit = (file: string, ...names: readonly string[]) => part('art/kit', `${file}.tsx`, ...names);

/** Sheets that show other parts than the section of their name. */
const others: Readonly<Record<string, { group: Group; parts: readonly string[] }>> = {
  chart: { group: 'sections', parts: part('sections', 'chart/chart.tsx', 'Chart') },
  globe: { group: 'sections', parts: part('sections', 'globe/globe.tsx', 'Globe') },
  proof: {
    group: 'sections',
    parts: [
      ...part('sections', 'customer-strip.tsx', 'CustomerStrip'),
      ...part('sections', 'status-strip.tsx', 'StatusStrip'),
    ],
  },
  'art-motion': { group: 'drawing', parts: [...kit('drawing', 'Drawing'), ...kit('moving', 'Drawn', 'Pulse')] },
  'kit-bars': { group: 'drawing', parts: [...kit('bars', 'Bars'), ...kit('waveform', 'Waveform')] },
  'kit-frames': { group: 'drawing', parts: kit('frames', 'Window', 'Phone', 'Card') },
  'kit-letters': {
    group: 'drawing',
    parts: [...kit('text', 'Text'), ...kit('mute', 'Mute'), ...kit('glyph', 'Glyph')],
  },
  'kit-map': { group: 'drawing', parts: [...kit('map/world', 'World'), ...kit('arc', 'Arc', 'Point')] },
  'kit-people': {
    group: 'drawing',
    parts: [
      ...kit('people/person', 'Person'),
      ...kit('people/avatar', 'Avatar'),
      ...kit('people/cast', 'Cast'),
      ...kit('tile', 'Tile'),
      ...kit('bubble', 'Bubble'),
    ],
  },
  'kit-tally': { group: 'drawing', parts: [...kit('tally', 'Tally'), ...kit('foot-bars', 'FootBars')] },
  controls: {
    group: 'controls',
    parts: part('try', 'controls.tsx', 'Controls', 'Press', 'Option', 'Slider', 'Choice', 'Writing'),
  },
  buttons: {
    group: 'controls',
    parts: [
      ...part('ui', 'button.tsx', 'Button'),
      ...part('ui', 'link.tsx', 'Link'),
      ...part('ui', 'icon.tsx', 'Icon'),
    ],
  },
};

/** Engines, each with a page that shows it at work. */
const engines: Readonly<Record<string, readonly [address: string, file: string]>> = {
  canvas: ['/whiteboard', 'pages/products/whiteboard/try.ts'],
  composer: ['/im', 'pages/products/im/try/composer.ts'],
  sound: ['/nice', 'pages/products/nice/try.ts'],
  dial: ['/voicechat', 'pages/solutions/voicechat/try.ts'],
  divider: ['/narrow-hd', 'pages/products/narrow-hd/try.ts'],
  stepper: ['/signal', 'pages/products/signal/try.ts'],
  map: ['/global', 'pages/products/global/try.ts'],
  seats: ['/interact', 'pages/products/interact/try.ts'],
  devices: ['/livetool', 'pages/tools/livetool/try/devices.ts'],
  lint: ['/paramCheck', 'pages/tools/param-check/try.ts'],
};

/** Everything that the gallery shows. `npm run gallery`, its tests and the dev server read this list. */
export const entries: readonly Entry[] = [
  ...Object.entries(sheets).map(
    ([id, specimens]): Entry => ({
      id,
      ...(others[id] ?? { group: 'sections', parts: part('sections', `${id}.tsx`, camel(id)) }),
      sheet: { file: `tests/gallery/sheets/${id}.tsx`, specimens },
    }),
  ),
  ...Object.entries(engines).map(
    ([name, [address, file]]): Entry => ({
      id: `engine-${name}`,
      group: 'engines',
      parts: [`components/try/${name}.ts#${name === 'sound' ? 'openSound' : name}`],
      example: { address, file },
    }),
  ),
];
