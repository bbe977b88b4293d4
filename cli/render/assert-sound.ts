import { PageError } from './page-error.ts';
import type { PageSources } from './page-sources.ts';

/** An element with the class `undefined`: its style sheet does not define the class. */
const missingClass = /<[a-z][^>]*?\sclass="(?:[^"]*\s)?undefined(?:\s[^"]*)?"/;

/**
 * Throws when the markup of a page does not have exactly one `<h1>`, or has an undefined class or a script. The content-security policy
 * allows the scripts of a document by hash, so none may come from a page or its content.
 */
export function assertSound({ main, sources }: { main: string; sources: PageSources }): void {
  if (sources.scripts.length > 0)
    throw failure('the page contains an inline script; scripts belong into runtime/ or into an island');
  const headings = main.match(/<h1[\s>]/g)?.length ?? 0;
  if (headings !== 1) throw failure(`the page has ${headings === 0 ? 'no' : headings} <h1>; a page has exactly one`);
  const [element] = missingClass.exec(main) ?? [];
  if (element !== undefined)
    throw failure(`the class of ${element.slice(0, 120)}> is undefined: its style sheet has no class of that name`);
}

const failure = (message: string) => new PageError({ message, stack: '', components: '' });
