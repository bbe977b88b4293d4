/** Limits for fields of the content API. Separate from `limits.ts`, which browsers load, too. */
export const contentLimits = {
  /** Maximum length of a text, an address and HTML, in characters. */
  text: 5_000,
  address: 2_000,
  html: 1_000_000,
  /** Maximum number of menus, entries of a menu, groups of an entry and links of a group. */
  menu: { menus: 50, entries: 20, groups: 20, links: 40 },
} as const;
