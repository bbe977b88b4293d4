/** Formats of pictures by their first bytes, with the extensions that they may have; the first one is the usual. */
const formats: readonly { name: string; extensions: readonly string[]; begins: RegExp }[] = [
  { name: 'PNG', extensions: ['png'], begins: /^\x89PNG\r\n\x1a\n/ },
  { name: 'JPEG', extensions: ['jpg', 'jpeg'], begins: /^\xff\xd8\xff/ },
  { name: 'GIF', extensions: ['gif'], begins: /^GIF8[79]a/ },
  { name: 'WebP', extensions: ['webp'], begins: /^RIFF[\s\S]{4}WEBP/ },
  { name: 'AVIF', extensions: ['avif'], begins: /^[\s\S]{4}ftyp(?:avif|avis)/ },
  { name: 'HEIC', extensions: [], begins: /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/ },
  { name: 'TIFF', extensions: [], begins: /^(?:II\*\0|MM\0\*)/ },
  { name: 'SVG', extensions: [], begins: /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg|!DOCTYPE svg)/i },
];

type ExtensionProblemInput = { name: string; bytes: Uint8Array };

/** Why the extension of a picture does not match its bytes, and what to do; null when it matches. */
export function extensionProblem({ name, bytes }: ExtensionProblemInput): { why: string; fix: string } | null {
  const begin = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const format = formats.find(({ begins }) => begins.test(begin));
  if (format === undefined)
    return { why: 'its bytes are none of a known picture format', fix: 'save the picture again as PNG, JPEG or WebP' };
  if (format.extensions.includes(extension)) return null;
  const [usual] = format.extensions;
  return {
    why: `its bytes are ${format.name}, and its name ends with .${extension}`,
    fix:
      usual === undefined
        ? 'save it as PNG, JPEG or WebP: browsers do not show it under this name'
        : `rename it to end with .${usual}`,
  };
}
