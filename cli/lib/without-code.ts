/** A fenced block, also in lists and quotes; one without an end has the rest of the text. */
const fenced = /^[ \t>*+\d.)-]*?(`{3,}|~{3,})[^\n]*(?:\n(?![ \t>]*\1)[^\n]*)*(?:\n[ \t>]*\1[^\n]*)?/gm;
/** Code within a paragraph. */
const span = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?[^`]\1(?!`)/g;

/** A Markdown text with blanks in place of its code, so that every position stays: what stands in code is no syntax. */
export const withoutCode = (markdown: string): string =>
  markdown.includes('`') || markdown.includes('~~~') ? markdown.replace(fenced, blank).replace(span, blank) : markdown;

const blank = (code: string) => code.replace(/[^\n]/g, ' ');
