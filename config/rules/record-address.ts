import { type RecordKind, type Records, recordsOf } from '#generator';
import { kinds } from '../kinds/index.ts';
import { blog } from '../routes/blog.ts';
import { cases } from '../routes/cases.ts';
import type { Row } from '../routes/route.ts';
import type { Family } from '../site-types.ts';
import { isArticleId } from './record-id.ts';

/** The areas with pages of records. Texts link to them, so that a change of these tables renders every page with a text. */
const rows: readonly Row[] = [...blog, ...cases];

/** The family of the pages of each kind of record; videos and notices have no pages of their own. */
const familyOf: Readonly<Record<RecordKind, Family | null>> = {
  article: 'blog-articles',
  case: 'cases',
  video: null,
  notice: null,
};

/** The beginning of the addresses of a kind of record, such as `/dev-blog/`; null when they have no pages. */
function baseOf(kind: RecordKind): string | null {
  const row = rows.find(({ each }) => each !== undefined && each === familyOf[kind]);
  return row ? row.path.replace('{id}', '') : null;
}

/** The address of a record's page; null when its kind has none. */
function addressOfRecord({ kind, id }: { kind: RecordKind; id: string }): string | null {
  const base = baseOf(kind);
  return base === null ? null : base + id;
}

/** A link to the page of a record, up to its id. */
const link: RegExp = (() => {
  const bases = (Object.keys(familyOf) as RecordKind[]).flatMap((kind) => baseOf(kind) ?? []);
  return new RegExp(`^(?:${bases.join('|')})[\\w-]+(?=/?(?:[?#]|$))`);
})();

/** The pages of records with tables of their own: those of `kinds` besides. */
export const records: Records = {
  addressOf: addressOfRecord,
  link,
  folders: {
    'blog/article': 'config/content/blog/articles',
    'cases/story': 'config/content/cases/articles',
  },
};

const anyLink = recordsOf(kinds, records).link;

/** Whether a path is that of a record's page. */
export function isRecordPath(path: string): boolean {
  const [address = ''] = anyLink.exec(path) ?? [];
  return address !== '' && isArticleId(address.slice(address.lastIndexOf('/') + 1));
}
