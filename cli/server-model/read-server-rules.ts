import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerRules } from './server-rules.ts';

/** Reads the rules that a release was built with, from the release's own folder. */
export const readServerRules = async (folder: string): Promise<ServerRules> =>
  JSON.parse(await readFile(join(folder, 'redirects.json'), 'utf8'));
