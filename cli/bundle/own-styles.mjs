/** @typedef {import('esbuild').Metafile['outputs'][string]['inputs']} Inputs */

/**
 * The styles of a page or a layout without the sheets that the base styles import, which every page has already. Their place in the order
 * of rules may change: the order of layers decides between parts.
 *
 * @param {{ contents: Uint8Array, inputs: Inputs, base: Inputs }} styles - the bundled styles, and what they and the base styles are made of
 * @returns {Uint8Array} throws when the styles are not their inputs one after another
 */
export function ownStyles({ contents, inputs, base }) {
  let end = 0;
  const own = Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => {
    const start = end;
    end += bytesInOutput;
    return Object.hasOwn(base, input) ? [] : [contents.subarray(start, end)];
  });
  if (end > contents.length || contents.subarray(end).some((byte) => byte !== newline))
    throw new Error('bundled styles are not their inputs one after another');
  return Buffer.concat(own);
}

const newline = 0x0a;
