/** A development server on a site of its own. */
export type Contestant = {
  name: string;
  /** Of the program that is compared; null for ours. */
  version: string | null;
  folder: string;
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** What it prints when it is ready. */
  ready: RegExp;
  port: number;
  changes: Readonly<Record<Kind, Change>>;
};

export const kinds = ['words of a page', 'a style', 'a menu entry'] as const;
export type Kind = (typeof kinds)[number];

/** How a kind of change is written: in a file below the folder, a text and what it becomes. */
export type Change = { file: string; from: string; to: (text: string) => string };

/** Whether a page shows a change of a kind. Runs in the browser. */
export const seen: Readonly<Record<Kind, (text: string) => boolean>> = {
  'words of a page': (text) => document.querySelector('main')?.textContent?.includes(text) ?? false,
  'a style': (text) => getComputedStyle(document.documentElement).getPropertyValue('--saved').includes(text),
  'a menu entry': (text) => document.querySelector('header')?.textContent?.includes(text) ?? false,
};

/** Words of a page that all of them have. They are in a paragraph: headings have break marks. */
export const words = '换路重发的那一条不收费';

/** The same change of styles and menus for all of them. */
export const styleChange = { from: '@layer', to: (text: string) => `:root { --saved: '${text}'; }\n@layer` };
export const menuChange = { from: '"name": "', to: (text: string) => `"name": "${text} ` };
