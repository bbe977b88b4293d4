import { imageSize } from 'image-size';
import { contentBounds } from '../lib/content-bounds.ts';
import { nullIfThrown } from '../lib/failure.ts';
import { readSvg } from './svg.ts';
import { hasJpegEnd, hasWholeGifBlocks } from './picture-ends.ts';

type Format = {
  name: string;
  /** Extensions that it may have, the usual one first; none when browsers do not show it. */
  extensions: readonly string[];
  begins: RegExp;
  /** Whether its end is there. */
  isWhole?: (bytes: Buffer) => boolean;
};

/** Formats of pictures by their first bytes. */
const formats: readonly Format[] = [
  {
    name: 'PNG',
    extensions: ['png'],
    begins: /^\x89PNG\r\n\x1a\n/,
    isWhole: (bytes) => bytes.lastIndexOf('IEND', undefined, 'latin1') !== -1,
  },
  {
    name: 'JPEG',
    extensions: ['jpg', 'jpeg'],
    begins: /^\xff\xd8\xff/,
    // Browsers show a JPEG without it, but whether its scan is whole shows only in decoding: the lower part may be missing.
    isWhole: hasJpegEnd,
  },
  {
    name: 'GIF',
    extensions: ['gif'],
    begins: /^GIF8[79]a/,
    isWhole: hasWholeGifBlocks,
  },
  {
    name: 'WebP',
    extensions: ['webp'],
    begins: /^RIFF[\s\S]{4}WEBP/,
    isWhole: (bytes) => bytes.readUInt32LE(4) + 8 <= bytes.length,
  },
  { name: 'AVIF', extensions: ['avif'], begins: /^[\s\S]{4}ftyp(?:avif|avis)/, isWhole: hasWholeBoxes },
  { name: 'HEIC', extensions: [], begins: /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/ },
  { name: 'TIFF', extensions: [], begins: /^(?:II\*\0|MM\0\*)/ },
  { name: 'SVG', extensions: ['svg'], begins: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|(?:[\w.-]+:)?svg|!DOCTYPE svg|!--)/i },
];

/** What is wrong with a picture, and what to do. */
export type PictureProblem = {
  what: 'wrong format' | 'broken' | 'too large';
  why: string;
  fix: string;
  /** Whether browsers show it all the same. */
  shown: boolean;
};

/** Verifies a picture by its bytes, without decoding it; null when it may be served. */
export function pictureProblem({ name, bytes }: { name: string; bytes: Buffer }): PictureProblem | null {
  if (bytes.length === 0)
    return { what: 'broken', why: 'the file is empty', fix: 'save or copy the picture again', shown: false };
  const begin = bytes.subarray(0, 200).toString('latin1');
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const format = formats.find(({ begins }) => begins.test(begin));
  if (format === undefined)
    return {
      what: 'wrong format',
      why: 'its bytes are none of a known picture format',
      fix: 'save the picture again as PNG, JPEG or WebP',
      shown: false,
    };
  const [usual] = format.extensions;
  const mismatch = `its bytes are ${format.name}, and its name ends with .${extension}`;
  if (usual === undefined)
    return {
      what: 'wrong format',
      why: mismatch,
      fix: 'save it as PNG, JPEG or WebP: browsers do not show it under this name',
      shown: false,
    };
  const isDrawing = format.name === 'SVG';
  const drawing = isDrawing ? readSvg(bytes.toString()) : null;
  if (drawing && 'error' in drawing)
    return {
      what: 'broken',
      why: `it is no well-formed SVG document: ${drawing.error}`,
      fix: 'export the drawing again, or correct it there',
      shown: false,
    };
  const area = isDrawing ? 1 : areaOf(bytes);
  if (area === null || format.isWhole?.(bytes) === false)
    return {
      what: 'broken',
      why: `the ${format.name} data ends too early, or is damaged`,
      fix: 'copy the picture again, or open it in an image editor and save it',
      shown: false,
    };
  if (area > contentBounds.pictureArea)
    return {
      what: 'too large',
      why: `it has ${area} pixels, more than ${contentBounds.pictureArea}`,
      fix: 'make it smaller: pages show pictures at most 1600 pixels wide',
      shown: false,
    };
  return format.extensions.includes(extension)
    ? null
    : {
        what: 'wrong format',
        why: mismatch,
        fix: `rename it to end with .${usual}`,
        // Browsers find out the formats of pixels by themselves; a drawing has to be named one.
        shown: !isDrawing && extension !== 'svg',
      };
}

/** Width times height; null when the header cannot be read. */
function areaOf(bytes: Buffer): number | null {
  const size = nullIfThrown(() => imageSize(bytes));
  return (size && size.width * size.height) || null;
}

/** Whether the boxes of an ISO media file (ISO/IEC 14496-12) end where the file ends. */
function hasWholeBoxes(bytes: Buffer): boolean {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 0 extends to the end of the file; 1 has a size of 64 bits, which no picture of our limits needs.
    if (size === 0) return true;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length;
}
