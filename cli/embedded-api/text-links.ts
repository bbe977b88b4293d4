import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SiteDefinition } from '../define/site.ts';
import { decode } from '../lib/decode.ts';
import { addressOfText } from './text-address.ts';

type AddressOfFileOptions = {
  definition: Pick<SiteDefinition, 'local' | 'records'>;
  folder: string;
  path: string;
  href: string;
};

/** The address of the page of another Markdown file, named relative to a file, with the fragment; null when it has none. */
export function addressOfFile({ definition, folder, path, href }: AddressOfFileOptions): string | null {
  const [, name = '', fragment = ''] = /^([^?#]*\.md)(#.*)?$/i.exec(href) ?? [];
  if (name === '') return null;
  const target = posix.join(posix.dirname(path), decode(name));
  const address = addressOfText(definition, target);
  return address !== null && existsSync(join(folder, target)) ? address + fragment : null;
}
