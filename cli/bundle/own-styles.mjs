/** @typedef {import('esbuild').Metafile['outputs'][string]['inputs']} Inputs */

/**
 * The styles of a page or a layout without the sheets that the base styles import, which every page has already. Their place in the order
 * of rules may change: the order of layers decides between parts.
 *
 * @param {{ contents: Uint8Array, inputs: Inputs, base: Inputs }} styles - the bundled styles, and what they and the base styles are made of
 * @returns {Uint8Array} throws when the styles are not their inputs one after another
 */
export function ownStyles({ contents, inputs, base }) {
  const sheets = [...sheetsOf({ contents, inputs })].filter(([input]) => !Object.hasOwn(base, input));
  return Buffer.concat(sheets.map(([, sheet]) => sheet));
}

/**
 * The sheets that bundled styles are made of, in order, by their source.
 *
 * @param {{ contents: Uint8Array, inputs: Inputs }} styles
 * @returns {Map<string, Uint8Array>} throws when the styles are not their inputs one after another
 */
export function sheetsOf({ contents, inputs }) {
  let end = 0;
  const sheets = new Map();
  for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
    sheets.set(input, contents.subarray(end, end + bytesInOutput));
    end += bytesInOutput;
  }
  if (end > contents.length || contents.subarray(end).some((byte) => byte !== newline))
    throw new Error('bundled styles are not their inputs one after another');
  return sheets;
}

const newline = 0x0a;
