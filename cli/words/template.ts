/** A part of a text: letters, a value of a module in `config/`, or a value that the page's code passes. */
export type TemplatePart =
  | { kind: 'letters'; text: string }
  /** `{limits.room.seats}`: the value `room.seats` of `limits`, which `config/limits.ts` exports; `grouped` writes 10,000. */
  | { kind: 'fact'; module: string; path: readonly string[]; grouped: boolean; start: number; length: number }
  /** `{$seats}`: the page's code calls the text with `{ seats: … }`. */
  | { kind: 'parameter'; name: string };

const placeholder = /\\\{|\{(?:\$(?<parameter>[A-Za-z]\w*)|(?<fact>[A-Za-z]\w*(?:\.\w+)+)(?<format>:grouped)?)\}/g;

/** Splits a text at its placeholders. `\{` is a brace; braces around anything else are letters. */
export function templateOf(text: string): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  const addLetters = (letters: string) => {
    const last = parts.at(-1);
    if (letters === '') return;
    if (last?.kind === 'letters') last.text += letters;
    else parts.push({ kind: 'letters', text: letters });
  };
  let end = 0;
  for (const found of text.matchAll(placeholder)) {
    addLetters(text.slice(end, found.index));
    end = found.index + found[0].length;
    const { parameter, fact, format } = found.groups!;
    if (parameter !== undefined) parts.push({ kind: 'parameter', name: parameter });
    else if (fact === undefined) addLetters('{');
    else {
      const [module, ...path] = fact.split('.') as [string, ...string[]];
      const place = { start: found.index, length: found[0].length };
      parts.push({ kind: 'fact', module, path, grouped: format !== undefined, ...place });
    }
  }
  addLetters(text.slice(end));
  return parts;
}
