/** Which configured base address a call goes to: `site` is the page's own origin, `default` the content API. */
export type Base = 'site' | 'default';

/** The address of a call. Without schemas, so that browser scripts stay small. */
export type Address = {
  method: 'GET' | 'POST';
  /** `{name}` is filled from the parameters. */
  path: string;
  base: Base;
  /** How parameters are sent; default: as query with GET, as JSON body with POST. */
  sends?: 'query';
  /** Parameters whose concatenated values are signed in the `signature` header; dots separate nested names. */
  signed?: readonly string[];
};
