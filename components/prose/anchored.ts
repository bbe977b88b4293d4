/** Longest slug in characters: addresses are shared, and Chinese ones grow ninefold when encoded. */
const LONGEST = 48;

/**
 * Gives every heading of sanitised HTML an id made of its words, so that it can be linked to. Ids begin with `s-`, which keeps them
 * apart from those of the page around; the same words come again as `s-…-2`. Links to `#the-words` within the text find their heading.
 */
export function anchored(html: string): string {
  /** Ids with the number that was given last to the same words. */
  const ids = new Map<string, number>();
  const named = html.replace(/<h([2-6])>([^]*?)<\/h\1>/g, (_, level: string, words: string) => {
    const id = free(`s-${slugOf(plainText(words))}`, ids);
    return `<h${level} id="${id}">${words}</h${level}>`;
  });
  return named.replace(/ href="#([^"]*)"/g, (link, target: string) => {
    const id = `s-${slugOf(decoded(target))}`;
    return ids.has(id) ? ` href="#${id}"` : link;
  });
}

/** The text of a piece of HTML, its few entities decoded. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name]!)
    .trim();
}

/** Letters and digits of any script in lower case, joined by hyphens; `text` where there are none. */
function slugOf(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-/, '');
  return [...slug].slice(0, LONGEST).join('').replace(/-$/, '') || 'text';
}

/** An id that no heading has yet. Counts on from the number given last: equal headings may be many. */
function free(id: string, taken: Map<string, number>): string {
  let number = taken.get(id) ?? 0;
  let found = id;
  do {
    number++;
    found = number === 1 ? id : `${id}-${number}`;
  } while (number > 1 && taken.has(found));
  taken.set(id, number);
  if (found !== id) taken.set(found, 1);
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
