/** Elements around which white space shows nothing. */
const blocks =
  'blockquote|br|caption|dd|div|dl|dt|figcaption|figure|h[2-6]|hr|li|ol|p|pre|table|tbody|td|tfoot|th|thead|tr|ul';
const aroundBlock = new RegExp(` ?(</?(?:${blocks})(?: [^>]*)?>) ?`, 'g');

/** Space as HTML means it: a no-break or an ideographic space is text. */
const space = /[ \t\n\f\r]+/g;

/**
 * Removes white space that is not visible from sanitised HTML; `<pre>` is kept. The sanitiser wrote this text itself: every
 * `<` begins a tag and every `>` ends one, so it need not be parsed again, which costs ten times as much.
 */
export function collapse(html: string): string {
  return html
    .split(/(<pre\b[^]*?<\/pre>)/)
    .map((part, index) => (index % 2 === 1 ? part : around(part.replace(space, ' ').replace(aroundBlock, '$1'))))
    .join('');
}

/** A piece begins and ends beside a block, or with the text. */
const around = (part: string) => part.replace(/^ | $/g, '');
