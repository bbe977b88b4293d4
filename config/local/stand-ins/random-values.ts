const bytesOf = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Random bytes as hexadecimal digits, two for each. */
export const randomHex = (bytes: number): string =>
  Array.from(bytesOf(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random decimal digits. */
export const randomDigits = (length: number): string => randomText(length, '0123456789');

/** Random characters of a text. Other bytes than multiples of its length are drawn again: each character is equally likely. */
export function randomText(length: number, characters: string): string {
  const most = 256 - (256 % characters.length);
  let text = '';
  while (text.length < length)
    for (const byte of bytesOf(length - text.length)) if (byte < most) text += characters[byte % characters.length];
  return text;
}
