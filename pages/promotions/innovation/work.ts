/** A work that won a prize. */
export type Work = {
  prize: string;
  name: string;
  team: string;
  about: string;
  /** What became of it. */
  since: string;
};
