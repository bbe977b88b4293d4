/**
 * The names that a site uses where the generator takes any text. A site narrows the types of the door once, with its own names, so that a
 * misspelt edition, layout or product is a type error in its tables and pages.
 */
export type SiteTypes = {
  edition: string;
  layout: string;
  /** A part of the frame that a route can hide. */
  part: string;
  product: string;
  family: string;
  guard: string;
};
