import { SaxesParser } from 'saxes';
import { exit, Stop } from '../problem.ts';

/** The first error of a document as `line:column: message`; null for one that is well-formed. */
export function xmlError(text: string): string | null {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let first: string | null = null;
  parser.on('error', ({ message }) => (first ??= message));
  parser.write(text).close();
  return first;
}

/** Returns a document that was written; throws a `Stop` (1) when it is not well-formed: no reader would take it. */
export function soundXml(path: string, text: string): string {
  const error = xmlError(text);
  if (error === null) return text;
  throw Stop.of(exit.failed, {
    what: `${path} is not well-formed XML`,
    where: path,
    why: `the parser reports ${JSON.stringify(error)}; nothing was published`,
    fix: 'look for unusual characters in the newest content, and report this as a bug of the generator',
  });
}
