/** Elements around which white space is not visible. */
const blocks =
  'blockquote|br|caption|dd|div|dl|dt|figcaption|figure|h[2-6]|hr|li|ol|p|pre|table|tbody|td|tfoot|th|thead|tr|ul';
const aroundBlock = new RegExp(` ?(</?(?:${blocks})(?: [^>]*)?>) ?`, 'g');

/** ASCII white space; no-break and ideographic spaces are text. Code within a paragraph is found as a whole. */
const space = /(<code\b[^>]*>[^]*?<\/code>)|[ \t\n\f\r]+/g;
/** A line break in code, with the white space around it. */
const brokenCode = /[ \t\f\r]*\n[ \t\n\f\r]*/g;
const one = (_: string, code: string | undefined) => code?.replace(brokenCode, ' ') ?? ' ';

/**
 * Removes invisible white space from sanitized HTML, except in `<pre>`, which may hold another, and spaces in
 * code. In output of the sanitizer every `<` begins a
 * tag and every `>` ends one, so it need not be parsed, which would take ten times as long.
 */
export function collapse(html: string): string {
  /** How many `<pre>` are open. */
  let open = 0;
  const parts: string[] = [];
  let outside = '';
  const end = () => {
    parts.push(around(outside.replace(space, one).replace(aroundBlock, '$1')));
    outside = '';
  };
  for (const part of html.split(/(<\/?pre\b[^>]*>)/)) {
    const isStart = part.startsWith('<pre');
    const isEnd = part.startsWith('</pre');
    if (isStart && open++ === 0) end();
    if (open > 0) parts.push(part);
    else outside += part;
    if (isEnd) open--;
  }
  end();
  return parts.join('');
}

/** A part begins and ends next to a block, or at the ends of the text. */
const around = (part: string) => part.replace(/^ | $/g, '');
