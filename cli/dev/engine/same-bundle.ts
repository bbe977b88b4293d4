import type { BrowserBundle } from '../../bundle/browser-bundle.ts';
import type { PageCode } from '../code/page-code.ts';

/** Asset names contain content hashes. */
export function sameFiles(one: BrowserBundle, other: BrowserBundle): boolean {
  const names = ({ files, boot }: BrowserBundle) => `${boot} ${[...files.keys()].sort().join(' ')}`;
  return names(one) === names(other);
}

/** Whether two bundles render the same: they may differ in their styles. Classes are part of the code. */
export function sameCode(one: PageCode, other: PageCode): boolean {
  const names = ({ bundle: { markupCode, pages, layouts } }: PageCode) =>
    [markupCode, ...[pages, layouts].flatMap((entries) => Object.values(entries).map(({ code }) => code))].join(' ');
  return names(one) === names(other);
}
