type KindFacts = {
  /** Before a change, for people. */
  label: string;
  /** Things with a name, of which a page has one each; others are compared in their order. */
  named: boolean;
  /** Whether visitors see it on the page. */
  seen: boolean;
};

/** What is compared of a page, in the order of a report. */
export const kinds = {
  title: { label: 'title', named: true, seen: false },
  description: { label: 'description', named: true, seen: false },
  canonical: { label: 'canonical', named: true, seen: false },
  robots: { label: 'robots', named: true, seen: false },
  heading: { label: 'heading', named: false, seen: true },
  text: { label: 'text', named: false, seen: true },
  link: { label: 'link', named: false, seen: true },
  button: { label: 'button', named: false, seen: true },
  form: { label: 'form', named: false, seen: true },
  picture: { label: 'picture', named: false, seen: true },
  data: { label: 'structured data', named: true, seen: false },
  sharing: { label: 'sharing', named: true, seen: false },
  alternate: { label: 'alternate', named: true, seen: false },
  metadata: { label: 'metadata', named: true, seen: false },
} as const satisfies Record<string, KindFacts>;

export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

/** Something on a page. */
export type Item = {
  /** The landmark around it: `header`, `main`, `footer`, …; `head` for what is not on the page, `page` outside of landmarks. */
  zone: string;
  /** What it belongs to: text of a link, level of a heading, name of a field or property. */
  of: string | null;
  /** What is compared: target of a link, text, value. */
  value: string;
  /** Hash of the file that it shows; null for none. */
  digest?: string | null;
};

/** A page as it is compared. */
export type PageView = Record<Kind, readonly Item[]>;

/** A difference between two forms of a page. */
export type Change = Pick<Item, 'zone' | 'of'> & {
  kind: Kind;
  /** Null where there was none. */
  old: string | null;
  /** Null where there is none any more. */
  now: string | null;
};
