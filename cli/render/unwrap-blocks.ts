/** Elements that only group what is in them: pages do not have them, and nothing of the text is lost. */
export const wrapperTags = [
  'address',
  'article',
  'aside',
  'body',
  'center',
  'div',
  'footer',
  'header',
  'hgroup',
  'main',
  'nav',
  'search',
  'section',
] as const;

/** Elements that do something; pages have their text, on lines of its own. */
export const controlTags = ['button', 'dialog', 'fieldset', 'form', 'legend', 'optgroup', 'option', 'select'] as const;

const tag = /^<(\/?)([a-z][a-z\d]*)/;
/** Elements within a line; all others that texts may have begin and end one. */
const inline: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup u var wbr'.split(' '),
);
const idOf = (text: string) => / id="([^"]*)"/.exec(text)?.[1];

/**
 * Removes the `div`s of sanitized HTML, which stand for wrappers and controls. What stood in one of them and what stood beside it are still on
 * different lines, and their ids are on what follows, so that links still lead there.
 */
export function unwrapBlocks(html: string): string {
  if (!html.includes('<div')) return html;
  const pieces: string[] = [];
  /** Whether the line has something, and whether a `div` has ended it since. */
  let line = 'empty' as 'empty' | 'written' | 'ended';
  /** Ids of `div`s, until something can have them. */
  let ids: string[] = [];
  /** How many `pre` are open: their lines end with a line feed. */
  let kept = 0;

  const write = (piece: string) => {
    if (line === 'ended') pieces.push(kept > 0 ? '\n' : '<br />');
    pieces.push(...ids.map((id) => `<span id="${id}"></span>`), piece);
    ids = [];
    line = 'written';
  };
  for (const part of html.split(/(<[^>]*>)/)) {
    const [, slash, name = ''] = tag.exec(part) ?? [];
    if (name === 'div') {
      if (line === 'written') line = 'ended';
      const id = slash === '' ? idOf(part) : undefined;
      if (id !== undefined) ids.push(id);
    } else if (name === '') {
      if (kept > 0 ? part !== '' : /\S/.test(part)) write(part);
      else pieces.push(part);
    } else if (name === 'img') {
      write(part);
    } else {
      if (line === 'ended' && slash === '' && inline.has(name)) {
        pieces.push(kept > 0 ? '\n' : '<br />');
        line = 'empty';
      }
      if (name === 'pre') kept += slash === '' ? 1 : -1;
      if (!inline.has(name)) line = 'empty';
      const isFree = slash === '' && idOf(part) === undefined;
      pieces.push(isFree ? withId(part, ids.shift()) : part);
    }
  }
  return pieces.join('') + ids.map((id) => `<span id="${id}"></span>`).join('');
}

const withId = (part: string, id: string | undefined) =>
  id === undefined ? part : part.replace(/^<[a-z\d]+/, (begin) => `${begin} id="${id}"`);
