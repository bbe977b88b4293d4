/** Longest slug in characters: addresses are shared, and Chinese ones grow ninefold when encoded. */
const LONGEST = 48;
/** Begins every id of a text, which keeps them apart from those of the page around. The sanitizer puts it before ids of content. */
const PREFIX = 's-';

export type AnchoredOptions = {
  /** Whether a path is the page of a text: links to places of it get the ids that it has. */
  isRecordPath?: (path: string) => boolean;
  /** Receives the targets of links that are nowhere in the text. */
  onDead?: ((target: string) => void) | undefined;
};

/**
 * Gives every heading of sanitised HTML an id made of its words, so that it can be linked to; the same words come again as `s-…-2`. Ids that
 * the text has itself stay, each once. Links within the text follow: to an id, to the words of a heading, however another program would
 * have spelled them, or to the copied address of a section.
 */
export function anchored(
  html: string,
  { isRecordPath = () => false, onDead = () => undefined }: AnchoredOptions = {},
): string {
  const places = openPlaces();
  const unique = html.replace(/<[a-z][^<>]* id="([^"]*)"[^<>]*>/g, (tag, id: string) =>
    places.claim(id) ? tag : tag.replace(` id="${id}"`, () => ''),
  );
  const named = unique.replace(
    /<h([2-6])((?: [^<>]*)?)>([^]*?)<\/h\1>/g,
    (_, level: string, given: string, words: string) => {
      const [attribute = '', own] = / id="([^"]*)"/.exec(given) ?? [];
      const id = places.heading({ words: plainText(words), own });
      return `<h${level} id="${id}"${given.replace(attribute, () => '')}>${words}</h${level}>`;
    },
  );
  return ofRecords(withSecondIds(named, places.has), isRecordPath).replace(
    /(<a\b[^<>]* href=")#([^"]*)"/g,
    (link, start: string, target: string) => {
      const wanted = decoded(unescaped(target));
      // Both mean the beginning of the page.
      if (wanted === '' || wanted.toLowerCase() === 'top') return link;
      const id = places.find(wanted);
      if (id === null) onDead(wanted);
      return id === null ? link : `${start}#${id}"`;
    },
  );
}

/**
 * Headings and anchors whose own id is written with other signs or in capitals get a second one as links from other texts have it, which
 * know only the words of a link.
 */
function withSecondIds(html: string, isTaken: (id: string) => boolean): string {
  const given = new Set<string>();
  return html.replace(/<(?:h[2-6]|a|span)\b(?: [^<>]*)? id="([^"]*)"[^<>]*>/g, (tag, id: string) => {
    const second = PREFIX + slugOf(unescaped(id).slice(PREFIX.length));
    if (second === id || isTaken(second) || given.has(second)) return tag;
    given.add(second);
    return `${tag}<span id="${second}"></span>`;
  });
}

/** Links to places of other texts get the id that a heading of these words has there: all ids of texts begin alike. */
function ofRecords(html: string, isRecordPath: (path: string) => boolean): string {
  return html.replace(
    /(<a\b[^<>]* href=")(\/[^"#?<>]*)#([^"]+)"/g,
    (link, start: string, path: string, target: string) => {
      const wanted = decoded(unescaped(target));
      const isPlace = isRecordPath(path) && !wanted.startsWith(PREFIX);
      return isPlace ? `${start}${path}#${PREFIX}${slugOf(wanted)}"` : link;
    },
  );
}

/** The text of a piece of HTML, its few entities decoded. */
export function plainText(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, '')).trim();
}

type Places = {
  /** Takes an id of the text; false when it is taken. */
  claim(id: string): boolean;
  /** The id of the next heading. */
  heading(heading: { words: string; own: string | undefined }): string;
  /** The id that a link means; null when there is none. */
  find(target: string): string | null;
  has(id: string): boolean;
};

function openPlaces(): Places {
  /** Ids with the number that was given last to the same words. */
  const ids = new Map<string, number>();
  /** Those that the text has itself. */
  const own = new Set<string>();
  const bySlug = new Map<string, string[]>();
  const byLetters = new Map<string, string[]>();
  const add = (index: Map<string, string[]>, key: string, id: string) => {
    const known = index.get(key);
    if (known) known.push(id);
    else index.set(key, [id]);
  };
  return {
    claim(id) {
      if (ids.has(id)) return false;
      ids.set(id, 1);
      own.add(id);
      add(byLetters, lettersOf(unescaped(id).slice(PREFIX.length)), id);
      return true;
    },
    heading({ words, own: given }) {
      const slug = slugOf(words);
      const id = given ?? free(PREFIX + slug, ids);
      add(bySlug, slug, id);
      add(byLetters, lettersOf(words), id);
      return id;
    },
    has: (id) => ids.has(id),
    find(target) {
      const exact = escaped(PREFIX + target.trim().replace(/\s+/g, '-'));
      if (own.has(exact)) return exact;
      if (target.startsWith(PREFIX) && ids.has(escaped(target))) return escaped(target);
      const slug = slugOf(target);
      const letters = lettersOf(target);
      const [, base = '', number = ''] = /^(.+)-(\d{1,6})$/.exec(target) ?? [];
      // GitHub counts equal headings from the second one, which is `-1`.
      const counted = (index: Map<string, string[]>, key: string) =>
        base === '' ? undefined : index.get(key)?.[Number(number)];
      const given = ids.has(PREFIX + slug) ? PREFIX + slug : undefined;
      return (
        bySlug.get(slug)?.[0] ??
        counted(bySlug, slugOf(base)) ??
        given ??
        (letters === '' ? undefined : byLetters.get(letters)?.[0]) ??
        counted(byLetters, lettersOf(base)) ??
        null
      );
    },
  };
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

/** What all rules for slugs keep: letters and digits in lower case. */
function lettersOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
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

const characters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' } as const;
const entities = Object.fromEntries(Object.entries(characters).map(([entity, character]) => [character, entity]));

const unescaped = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity as keyof typeof characters]);
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
