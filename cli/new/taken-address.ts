import { redirectFilePath } from '../define/redirect-file-path.ts';
import { routesOf } from '../define/site.ts';
import { readRedirects } from '../plan/redirect-file.ts';
import { type DraftOptions, type Refusal, refused } from './draft.ts';

type TakenAddressOptions = Pick<DraftOptions, 'definition' | 'read'> & {
  /** The address of the new page. */
  path: string;
  /** What to do when a row of the route table has it. */
  fix: string;
};

/** Why a new page cannot have its address: a page, a redirect or a removed page has it. Null when it is free. */
export function takenAddress({ path, definition, read, fix }: TakenAddressOptions): Refusal | null {
  const taken = routesOf(definition).find((row) => [row.path, ...(row.aliases ?? [])].includes(path));
  if (taken) return refused(`${path} is taken`, `the route table has it: ${taken.name}`, fix);
  const { redirects, gone } = readRedirects({
    text: read(redirectFilePath) ?? '',
    editions: definition.config.editions,
  });
  const answered = [
    ...[...definition.redirects, ...redirects].map(({ from }) => from),
    ...gone.map(({ address }) => address),
  ];
  return answered.some((from) => from.toLowerCase() === path)
    ? refused(
        `${path} is redirected or removed`,
        `config/redirects.ts or ${redirectFilePath} has a row for it, which would hide the page`,
        'remove that row, or choose another name',
      )
    : null;
}
