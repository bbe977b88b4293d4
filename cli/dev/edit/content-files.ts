import { existsSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import * as z from 'zod';
import type { SiteDefinition } from '../../define/site.ts';
import { redirectFilePath } from '../../define/redirect-file-path.ts';
import type { Schema } from '../../edit/schema.ts';
import { contentFiles } from '../../embedded-api/content.ts';
import { jsonSchemaOf } from '../../embedded-api/known-fields.ts';
import { filesBelow } from '../../lib/files-below.ts';
import { addressOfText } from '../../embedded-api/text-address.ts';

/** A file of `config/content` that the editor opens. */
export type ContentFile = {
  /** The path below the project. */
  file: string;
  schema: Schema;
  /** An address that shows it; null when none is known. */
  seen: string | null;
};

/** The folder of content, below the project. */
export const contentFolder = 'config/content';

const address = z.string().optional();

/** Rows of moved and removed addresses; how they belong together is checked with the plan. */
const redirectRows = z.array(
  z.object({
    from: address.meta({ description: 'The old address', 'x-zh': '旧地址', examples: ['/old'] }),
    to: address.meta({ description: 'Where it leads', 'x-zh': '通向哪里', examples: ['/new'] }),
    gone: address.meta({
      description: 'An address that was removed, in a row of its own',
      'x-zh': '删除的地址，单独一条',
      examples: ['/removed'],
    }),
    edition: address,
  }),
);

type ListContentFilesOptions = { root: string; definition: Pick<SiteDefinition, 'local' | 'records'> };

/** All files of the content that have a schema, sorted by path. */
export function listContentFiles({ root, definition }: ListContentFilesOptions): ContentFile[] {
  const folder = join(root, contentFolder);
  if (!existsSync(folder)) return [];
  const kinds = contentFiles(definition).map(({ path, schema, part }) => ({
    folder: dirname(path),
    name: basename(path),
    schema: jsonSchemaOf(schema) as Schema,
    seen: (file: string) => part.seen?.(parse(file).name) ?? addressOfText(definition, file),
  }));
  return filesBelow(folder)
    .sort()
    .flatMap((path): ContentFile[] => {
      const file = `${contentFolder}/${path}`;
      if (file === redirectFilePath) return [{ file, schema: jsonSchemaOf(redirectRows) as Schema, seen: null }];
      const isOne = (name: string) => (name.startsWith('*') ? path.endsWith(name.slice(1)) : name === basename(path));
      const kind = kinds.find((one) => one.folder === dirname(path) && isOne(one.name));
      return kind ? [{ file, schema: kind.schema, seen: kind.seen(path) }] : [];
    });
}
