import { addressableIds } from './addressable-ids.ts';
import type { ContentList, Families, Feed, Records } from './content-lists.ts';
import type { ContentPart, LocalContent, MarkdownFile } from './local-content.ts';
import { isShown, type Published, type Viewing } from './publication.ts';
import type { Kind } from './kinds.ts';
import type { SiteDefinition } from './site.ts';
import type { RecordTemplate } from './templates.ts';

/** The tables of a site in which a kind of records has rows. */
type Tables = Pick<SiteDefinition, 'calls' | 'lists' | 'families' | 'feeds' | 'records' | 'local' | 'templates'>;

type WithKindsOptions = { own: Tables; kinds: readonly Kind[] };

/** The tables of a site with the rows of its kinds of records. Throws an `Error` when a kind has the name of something else. */
export function withKinds({ own, kinds }: WithKindsOptions): Tables {
  if (kinds.length === 0) return own;
  return {
    calls: kinds.reduce((calls, kind) => joined('call', calls, kind.calls), own.calls),
    lists: joined(
      'list',
      own.lists,
      byName(kinds, ({ name }): ContentList => ({ paged: `${name}List` })),
    ),
    families: familiesOf(own.families, kinds),
    feeds: [...own.feeds, ...kinds.flatMap(feedOf)],
    records: recordsOf(kinds, own.records),
    local: localOf(own.local, kinds),
    templates: {
      ...own.templates,
      records: joined('template', own.templates.records, byName(kinds, templateOf)),
    },
  };
}

const byName = <Value>(kinds: readonly Kind[], value: (kind: Kind) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(kinds.map((kind) => [kind.name, value(kind)]));

/** Two tables as one. */
function joined<Row>(
  what: string,
  one: Readonly<Record<string, Row>>,
  other: Readonly<Record<string, Row>>,
): Readonly<Record<string, Row>> {
  for (const name of Object.keys(other))
    if (Object.hasOwn(one, name))
      throw new Error(`the ${what} ${name} is defined twice: rename a kind of config/kinds`);
  return { ...one, ...other };
}

const templateOf = ({ folder, template }: Kind): RecordTemplate => ({
  folder: `config/content/${folder}`,
  ...template,
});

function familiesOf(own: Families, kinds: readonly Kind[]): Families {
  const calls = Object.fromEntries(
    kinds.flatMap(({ name }) => [name, `${name}-list`, `${name}-list-pages`].map((family) => [family, `${name}List`])),
  );
  return {
    calls: joined('family', own.calls, calls),
    of(lists) {
      const { params, records, problems } = own.of(lists);
      const added = kinds.map((kind) => membersOf(kind, (lists[kind.name] ?? []) as readonly { id: string }[]));
      return {
        params: Object.assign({}, params, ...added.map((members) => members.params)),
        records: Object.assign({}, records, ...added.map((members) => members.records)),
        problems: [...problems, ...added.flatMap((members) => members.problems)],
      };
    },
  };
}

/** The addresses of the records of a kind, and of its list. */
function membersOf(
  { name, address, further, onPage }: Kind,
  list: readonly { id: string }[],
): ReturnType<Families['of']> {
  const { ids, problems } = addressableIds({
    ids: list.map(({ id }) => id),
    kind: name,
    call: `${name}List`,
    path: `${address}/`,
    reserved: [further],
  });
  const pages = String(Math.ceil(ids.size / onPage));
  const furtherPages = Array.from({ length: Math.max(0, Number(pages) - 1) }, (_, at) => ({
    page: String(at + 2),
    pages,
  }));
  return {
    params: {
      [name]: () => Array.from(ids, (id) => ({ id })),
      [`${name}-list`]: () => [{ pages }],
      [`${name}-list-pages`]: () => furtherPages,
    },
    records: { [name]: ids },
    problems,
  };
}

function feedOf({ name, edition, address, onPage, feed }: Kind): Feed[] {
  if (feed === undefined) return [];
  return [
    {
      edition,
      title: feed.title,
      home: address,
      list: { call: `${name}List`, request: { page: 1, pageSize: onPage } },
      entry(record) {
        const { id, publishTime, updateTime } = record as KindRecord;
        return { id, publishTime, updateTime, ...feed.entry(record as KindRecord) };
      },
      request: (id) => ({ call: `${name}Detail`, request: { id } }),
      content: (data) => (data as KindRecord | null)?.content ?? '',
    },
  ];
}

/** A site without pages of records. */
const none: Records = { addressOf: () => null, link: /(?!)/, folders: {} };

/** The pages of records of a site, with those of its kinds: also for the code of pages, which marks links to them. */
export function recordsOf(kinds: readonly Pick<Kind, 'name' | 'address' | 'folder' | 'page'>[], own = none): Records {
  const addresses = kinds.map(({ address }) => address).join('|');
  return {
    addressOf(record) {
      const kind = kinds.find(({ name }) => name === record.kind);
      return kind === undefined ? own.addressOf(record) : `${kind.address}/${record.id}`;
    },
    link: kinds.length === 0 ? own.link : new RegExp(`${own.link.source}|^(?:${addresses})/[\\w-]+(?=/?(?:[?#]|$))`),
    folders: {
      ...own.folders,
      ...Object.fromEntries(kinds.map(({ page, folder }) => [page, `config/content/${folder}`])),
    },
  };
}

type KindRecord = Published & { id: string; publishTime: string; updateTime: string; content: string };
/** What a site makes of its own files, and the records of each kind, newest first. */
type Content = { own: unknown; kinds: ReadonlyMap<Kind, readonly KindRecord[]> };

function localOf(own: LocalContent, kinds: readonly Kind[]): LocalContent {
  const local: LocalContent<Content> = {
    ...own,
    parts: joined('part', own.parts, byName(kinds, partOf)),
    of: (parts) => ({
      own: own.of(Object.fromEntries(Object.keys(own.parts).map((name) => [name, parts[name]]))),
      kinds: new Map(kinds.map((kind) => [kind, writtenIn(parts[kind.name] as readonly MarkdownFile<KindRecord>[])])),
    }),
    shown: (content, viewing) => ({
      own: own.shown(content.own, viewing),
      kinds: new Map(Array.from(content.kinds, ([kind, records]) => [kind, shownOf(records, viewing)])),
    }),
    dated: (content) => [
      ...own.dated(content.own),
      ...ofEach(content, ({ name }, records) => records.map((record) => ({ kind: name, ...record }))),
    ],
    notGenerated: (content, count) => own.notGenerated(content.own, count),
    handlers: ({ content, ...input }) => ({
      ...own.handlers({ ...input, content: content.own }),
      ...Object.fromEntries(ofEach(content, handlersOf)),
    }),
    samples: (content) => ({
      ...own.samples(content.own),
      ...Object.fromEntries(
        ofEach(content, ({ name }, [first]): [string, object | undefined][] => [
          [`${name}List`, { page: 1, pageSize: 2 }],
          [`${name}Detail`, first && { id: first.id }],
        ]),
      ),
    }),
    counts: (content) => ({
      ...own.counts(content.own),
      ...Object.fromEntries(
        ofEach(content, ({ folder }, { length }) => [[folder.split('/').at(-1)!, length] as const]),
      ),
    }),
    texts: (content) => [
      ...own.texts(content.own),
      ...ofEach(content, ({ folder, edition }, records) =>
        records.map(({ id, content: html }) => ({ path: `${folder}/${id}.md`, edition, html })),
      ),
    ],
    textFile: (response) => {
      const kind = kinds.find(({ name }) => `${name}Detail` === response.call);
      if (kind === undefined) return own.textFile(response);
      return response.record === null ? null : `${kind.folder}/${response.record}.md`;
    },
    unused: ({ content, shown, ...input }) => own.unused({ ...input, content: content.own, shown: shown.own }),
  };
  return local as LocalContent;
}

const partOf = ({ name, folder, front, further, address }: Kind): ContentPart => ({
  kind: 'texts',
  path: folder,
  schema: front,
  record: name,
  pictures: true,
  optional: true,
  reserved: (id) =>
    id.toLowerCase() === further ? `${address}/${further} is an address of the list itself` : undefined,
});

const writtenIn = (files: readonly MarkdownFile<KindRecord>[]): readonly KindRecord[] =>
  files
    .flatMap(({ id, text }) => (text ? [{ ...text.front, id, content: text.content }] : []))
    .toSorted((a, b) => Date.parse(b.publishTime) - Date.parse(a.publishTime) || (a.id < b.id ? -1 : 1));

const shownOf = (records: readonly KindRecord[], viewing: Viewing) =>
  records.filter((record) => isShown(record, viewing));

const ofEach = <Value>(
  { kinds }: Content,
  values: (kind: Kind, records: readonly KindRecord[]) => readonly Value[],
): readonly Value[] => Array.from(kinds, ([kind, records]) => values(kind, records)).flat();

/** What answers the calls of a kind. */
function handlersOf({ name }: Kind, records: readonly KindRecord[]): [string, (request: never) => object | null][] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const heads = records.map(({ content: _, ...head }) => head);
  return [
    [
      `${name}List`,
      ({ page, pageSize }: { page: number; pageSize: number }) => ({
        total: heads.length,
        list: heads.slice((page - 1) * pageSize, page * pageSize),
      }),
    ],
    [`${name}Detail`, ({ id }: { id: string }) => byId.get(id) ?? null],
  ];
}
