const TAG_OR_ENTITY = /<[^>]*>|&#?\w+;/g;
/** A run of Chinese characters, or a word of another script. */
const PIECE = /(\p{Script=Han}+)|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:['’_-](?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;
const SURROGATES = /[\ud800-\udbff][\udc00-\udfff]/g;
const HAN_A_MINUTE = 400;
const WORDS_A_MINUTE = 200;

/**
 * Minutes it takes to read a piece of HTML, rounded up and at least 1: 400 Chinese characters or 200 words of another script a
 * minute. Tags and entities do not count.
 */
export function readingTime(html: string): number {
  let characters = 0;
  let words = 0;
  for (const [piece, chinese] of html.replace(TAG_OR_ENTITY, ' ').matchAll(PIECE)) {
    if (chinese === undefined) words += 1;
    else characters += piece.length - (piece.match(SURROGATES)?.length ?? 0);
  }
  return Math.max(1, Math.ceil(characters / HAN_A_MINUTE + words / WORDS_A_MINUTE));
}
