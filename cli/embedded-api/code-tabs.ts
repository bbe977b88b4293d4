/** A line that begins a fenced code block, below the signs of quotes and lists, and what ends it. */
const begins = /^((?:[ \t>]|(?:[-*+]|\d{1,9}[.)])[ \t])*)(`{3,}|~{3,})[^`]*$/;
const ends = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

type CodeTabs = { markdown: string; restore: (html: string) => string };

/**
 * Replaces the tabs of fenced code by a character that the text does not have: in lists and quotes the Markdown parser would make spaces of
 * them, which breaks a Makefile. Tabs that may be the indentation of the block itself stay.
 */
export function hideCodeTabs(markdown: string): CodeTabs {
  if (!markdown.includes('\t')) return { markdown, restore: (html) => html };
  let code = 0xe000;
  while (markdown.includes(String.fromCharCode(code))) code += 1;
  const sign = String.fromCharCode(code);
  let open: { fence: string; width: number } | null = null;
  const lines = markdown.split('\n').map((line) => {
    if (open === null) {
      const [, before = '', fence] = begins.exec(line) ?? [];
      if (fence !== undefined) open = { fence, width: before.length };
      return line;
    }
    const { fence, width } = open;
    const own = line.slice(0, width);
    const isEnd = ends.exec(line)?.[1]?.startsWith(fence) ?? false;
    // A line that is less indented ends the list or quote, and the block in it.
    if (isEnd || /[^ \t>]/.test(own)) open = null;
    if (open === null) return line;
    const structure = own.includes('\t') ? /^[ \t>]*/.exec(line)![0] : own;
    return structure + line.slice(structure.length).replaceAll('\t', sign);
  });
  return { markdown: lines.join('\n'), restore: (html) => html.replaceAll(sign, '\t') };
}
