import { dirname, basename, join } from 'node:path';
import type { Editions } from '../define/editions.ts';
import { redirectFilePath } from '../define/redirect-file-path.ts';
import { readOptionalText } from '../embedded-api/text-file.ts';
import { type RedirectFile, readRedirects } from '../plan/redirect-file.ts';

/** The text of the redirects of editors; null when there is no file. Throws a `Stop` (1) when it cannot be read. */
export const redirectFileText = (root: string): Promise<string | null> =>
  readOptionalText({ folder: join(root, dirname(redirectFilePath)), path: basename(redirectFilePath) });

type ReadRedirectFileOptions = { root: string; editions: Editions };

/** The redirects of editors. A project without the file has none. */
export async function readRedirectFile({ root, editions }: ReadRedirectFileOptions): Promise<RedirectFile> {
  return readRedirects({ text: (await redirectFileText(root)) ?? '', editions });
}
