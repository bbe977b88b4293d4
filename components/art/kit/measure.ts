/** Advance of Inter's letters in hundredths of their size, at weight 500. */
const advances: Record<string, number> = {};
for (const [advance, letters] of [
  [25, 'ijl'],
  [28, 'I ·'],
  [30, "!,.:';"],
  [34, 't|`'],
  [38, 'fr()/[]\\'],
  [43, '1{}'],
  [48, '-_"^*'],
  [54, 's?k'],
  [57, 'xzavycJ7L'],
  [61, 'ehnuoF5Ebdgpq2'],
  [64, '36890#Z$&PRS'],
  [67, '4BT+<=>~K−×'],
  [71, 'XYAVD'],
  [76, 'CHUGN'],
  [79, 'OQ'],
  [86, 'w'],
  [91, 'mM'],
  [100, '@%W'],
] as const)
  for (const letter of letters) advances[letter] = advance;

/** Width of a line of lettering in the units of its size: Chinese is square, Inter has its own advances. */
export function widthOf(text: string, size: number): number {
  let hundredths = 0;
  for (const letter of text) hundredths += advances[letter] ?? (letter < '\u2000' ? 60 : 100);
  return (hundredths * size) / 100;
}

/** Marks that no line may begin with, and those that none may end with. */
const closing = /^[，。、！？；：）》”’…,.!?;:)%]/;
const opening = /[（《“‘(]$/;

/** Cuts a text into lines that are no wider than `width`: between words, and anywhere between Chinese characters. */
export function wrap(text: string, { width, size }: { width: number; size: number }): string[] {
  const pieces = text.match(/[\u2e80-\uffff“”‘’…]|[^\s\u2e80-\uffff“”‘’…]+\s*|\s+/g) ?? [];
  const units: string[] = [];
  for (const piece of pieces) {
    const last = units.at(-1);
    if (last !== undefined && (closing.test(piece) || opening.test(last))) units[units.length - 1] = last + piece;
    else units.push(piece);
  }
  const lines: string[] = [];
  let line = '';
  for (const unit of units) {
    if (line !== '' && widthOf((line + unit).trimEnd(), size) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += unit;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
