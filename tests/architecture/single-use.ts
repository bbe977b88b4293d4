/**
 * Components that one page uses so far, and that are kept in `components/` for the pages to come: files, or folders with a `/` at
 * their end. Whatever is used by two pages leaves this list.
 */
export const singleUse: readonly string[] = [
  'components/art/cards/',
  'components/forms/',
  'components/island-runtime/island.tsx',
  'components/sections/',
  'components/tool/',
  'components/try/',
];

/** Components that are named by their path instead of imported. */
export const entries: readonly string[] = [
  'components/forms/start.ts',
  'components/island-runtime/hydrate.tsx',
  'components/styles/base.css',
  'components/try/start.ts',
];
