type KindFacts = {
  label: string;
  /** Whether items have unique names; other items are compared in order. */
  named: boolean;
  seen: boolean;
};

/** Kinds of items that are compared, in report order. */
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

export type Item = {
  /** The landmark around it: `header`, `main`, `footer`, …; `head` for metadata, `page` outside of landmarks. */
  zone: string;
  /** Its owner: text of a link, level of a heading, name of a field or property. */
  of: string | null;
  /** The compared value: target of a link, text, value of a property. */
  value: string;
  /** Hash of the file that it shows; null for none. */
  digest?: string | null;
};

export type PageView = Record<Kind, readonly Item[]>;

export type Change = Pick<Item, 'zone' | 'of'> & {
  kind: Kind;
  /** Null for an added item. */
  old: string | null;
  /** Null for a removed item. */
  now: string | null;
};
