/** The 7-bit alphabet of GSM 03.38, and what it reaches through an escape, at two places each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const escaped = new Set('\f^{}\\[~]|€');

export type Measured = {
  /** UTF-16 units, as they are read in a counter. */
  characters: number;
  /** Places that they take in the alphabet that the message needs. */
  places: number;
  segments: number;
  alphabet: 'gsm' | 'unicode';
  /** The first character that the 7-bit alphabet lacks. */
  outside: string | null;
};

/** Places of a message alone, and of each part of a longer one, as three bytes or more are taken by their order. */
export const segmentPlaces = { gsm: { whole: 160, part: 153 }, unicode: { whole: 70, part: 67 } } as const;

/** How long a message is and how many it is billed as, signature and all. No character is split between two parts. */
export function measured(text: string): Measured {
  const letters = [...text];
  const outside = letters.find((letter) => !basic.has(letter) && !escaped.has(letter)) ?? null;
  const alphabet = outside === null ? 'gsm' : 'unicode';
  const costOf = (letter: string) => (alphabet === 'unicode' ? letter.length : escaped.has(letter) ? 2 : 1);
  const places = letters.reduce((sum, letter) => sum + costOf(letter), 0);
  const { whole, part } = segmentPlaces[alphabet];
  return {
    characters: text.length,
    places,
    segments: places <= whole ? 1 : partsOf(letters.map(costOf), part),
    alphabet,
    outside,
  };
}

function partsOf(costs: readonly number[], part: number): number {
  let [parts, used] = [1, 0];
  for (const cost of costs) {
    if (used + cost > part) [parts, used] = [parts + 1, 0];
    used += cost;
  }
  return parts;
}
