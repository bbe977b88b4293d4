/** What the build takes from the content API at most. Apart from the other limits, which browsers load too. */
export const contentLimits = {
  /** An answer, unpacked: bytes, entries of a list, values in all, and values within each other. */
  answer: { bytes: 20_000_000, list: 5_000, values: 1_000_000, depth: 64 },
  /** Characters of a text, of an address and of an editor's HTML. */
  text: 5_000,
  address: 2_000,
  html: 1_000_000,
  /** Menus, entries of a menu, groups of an entry and links of a group. */
  menu: { menus: 50, entries: 20, groups: 20, links: 40 },
  /** Milliseconds to find out the size of a picture, those of all pictures of a build, and until a host that did not answer is tried again. */
  pictures: { one: 10_000, all: 60_000, silence: 3_600_000 },
  /** Bytes of a file that is served as it is. */
  file: 50_000_000,
} as const;
