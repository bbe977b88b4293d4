/**
 * Characters that stand next to each other without a space: Chinese and Japanese script, and full-width punctuation. By script, because the
 * blocks between them hold Hangul, whose words have spaces. Half-width Hangul (U+FFA0 to U+FFDC) is no full-width form either.
 */
const wide =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Bopomofo}\\u3000-\\u303f\\u30fb\\u30fc\\ufe30-\\ufe4f\\uff01-\\uff65\\uffe0-\\uffe6]';
/** Characters that both kinds of script use: quotes, dashes, dots, emoji. They count as wide beside wide ones. */
const neutral = '[\u2018\u2019\u201c\u201d\u2014\u2026\u00b7\\p{Extended_Pictographic}\\p{Regional_Indicator}]';
/** Accents, variation selectors, joiners and skin tones belong to the character before them. */
const marks = '[\\p{M}\\p{Emoji_Modifier}\u200d]*';

const endsWide = new RegExp(`${wide}${marks}(?:${neutral}${marks})*$`, 'u');
const endsNeutral = new RegExp(`${neutral}${marks}$`, 'u');
const beginsWide = new RegExp(`^(?:${neutral}${marks})*${wide}`, 'u');
const beginsNeutral = new RegExp(`^${neutral}`, 'u');

/** Line breaks with the white space around them. No-break and ideographic spaces are text. */
const lineBreaks = /([ \t\r\f]*\n[ \t\r\n\f]*)/;
/** Longest character with its marks that is looked at, in UTF-16 units. */
const LONGEST = 16;

/** White space in these is text, at any depth. */
const keeping = /^<(\/?)(pre|code|textarea)\b/;
/** Something visible that is no character. */
const object = /^<(?:img|hr)\b/;

/**
 * Removes line breaks between Chinese or Japanese characters, which browsers show as spaces, from sanitized HTML: also where a tag stands
 * between them, but not in code. In output of the sanitizer every `<` begins a tag and every `>` ends one.
 */
export function joinLines(html: string): string {
  if (!html.includes('\n')) return html;
  const pieces: string[] = [];
  /** How many elements are open whose white space is text. */
  let kept = 0;
  let before = '';
  /** The piece with a line break whose other side is not known yet. */
  let undecided: number | null = null;

  for (const part of html.split(/(<[^>]*>)/)) {
    if (part.startsWith('<')) {
      const [, slash] = keeping.exec(part) ?? [];
      if (slash === '') kept++;
      else if (slash === '/') kept--;
      if (object.test(part)) {
        before = '';
        undecided = null;
      }
      pieces.push(part);
      continue;
    }
    for (const text of kept > 0 ? [part] : part.split(lineBreaks)) {
      if (text === '') continue;
      const at = pieces.push(text) - 1;
      if (kept === 0 && text.includes('\n')) {
        // Browsers show breaks on both sides of a tag as one space.
        if (undecided === null) undecided = at;
        else pieces[at] = '';
        continue;
      }
      if (undecided !== null && joins(before, text)) pieces[undecided] = '';
      undecided = null;
      before = text.slice(-LONGEST);
    }
  }
  return pieces.join('');
}

function joins(before: string, after: string): boolean {
  const left = endsWide.test(before) ? 'wide' : endsNeutral.test(before) ? 'neutral' : null;
  const right = beginsWide.test(after) ? 'wide' : beginsNeutral.test(after) ? 'neutral' : null;
  return left !== null && right !== null && (left === 'wide' || right === 'wide');
}
