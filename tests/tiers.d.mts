/** `npm test`, `npm run test:site`, `npm run test:all`. */
export type Tier = 'test' | 'site' | 'all';

/**
 * What is made or installed before the first test: the whole site, built once; the small project and the second site, each built once; nginx; a
 * Chromium; the programs that read the files of a deployment; and browsers with other engines.
 */
export type Need = 'site' | 'project' | 'second' | 'nginx' | 'browser' | 'deployment' | 'engines';

export type Suite = { tier: Tier; needs: readonly Need[] };

export const suites: Readonly<Record<string, Suite>>;
export function suiteOf(file: string): string;
export function suitesOf(tier: Tier): readonly string[];
