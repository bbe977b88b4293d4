import type { Emitted, GetOrCreate } from './emitted.ts';

/** Sizes that home screens and installers use, in pixels. */
export const iconSizes = [192, 512] as const;

/** The path of a home-screen icon, below the document root. */
export const iconPath = (size: (typeof iconSizes)[number]) => `icon-${size}.png`;

/** All icons, rendered from the mark. `svg` is a complete SVG document without text, so no font is needed. */
export async function icons({ svg, remember }: { svg: string; remember: GetOrCreate }): Promise<Emitted[]> {
  const png = (size: number) => remember(['icon', svg, size], () => drawPng(svg, size));
  return [
    { path: 'favicon.svg', content: svg },
    { path: 'favicon.ico', content: ico(await png(32)) },
    ...(await Promise.all(iconSizes.map(async (size) => ({ path: iconPath(size), content: await png(size) })))),
  ];
}

async function drawPng(svg: string, size: number): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}

/** An ICO file can contain a PNG: a directory with one 32-pixel picture, then its bytes. */
function ico(picture: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(32, 6); // width
  head.writeUInt8(32, 7); // height
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
