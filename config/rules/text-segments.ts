/** Characters of the 7-bit alphabet that a message may use before every character costs 16 bits. */
const basic = /^[A-Za-z0-9\n\r !"#%&'()*+,\-./:;<=>?@_$]*$/;

/**
 * How long a message is and how many it is billed as, signature and all. One message holds 70 characters, or 160 of the 7-bit
 * alphabet; parts of a longer one hold 67, or 153, as three are taken by their order.
 */
export function measured(text: string): { characters: number; segments: number } {
  const [whole, part] = basic.test(text) ? [160, 153] : [70, 67];
  return { characters: text.length, segments: text.length <= whole ? 1 : Math.ceil(text.length / part) };
}
