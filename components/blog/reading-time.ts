const HAN = /\p{Script=Han}/gu;
const WORD = /[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu;
const HAN_A_MINUTE = 400;
const WORDS_A_MINUTE = 200;

/**
 * Minutes it takes to read a piece of HTML, rounded up and at least 1: 400 Chinese characters or 200 words of another script a
 * minute. Tags and entities do not count.
 */
export function readingTime(html: string): number {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ');
  const characters = text.match(HAN)?.length ?? 0;
  const words = text.replace(HAN, ' ').match(WORD)?.length ?? 0;
  return Math.max(1, Math.ceil(characters / HAN_A_MINUTE + words / WORDS_A_MINUTE));
}
