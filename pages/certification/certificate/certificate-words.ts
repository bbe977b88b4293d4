/** What is said of one certificate. */
export type CertificateWords = {
  /** `|` is where it may break. */
  title: string;
  lead: string;
  proves: readonly string[];
  leavesOpen: readonly string[];
  controls: { title: string; lead: string; facts: readonly { title: string; text: string }[] };
  /** Five questions of an auditor; `where` names the place in our reports, `href` what can be read at once. */
  questions: readonly { title: string; text: string; where: string; href?: string }[];
  verify: readonly { title: string; text: string }[];
  neighbours: readonly { when: string; why: string; instead: { href: string; name: string } }[];
};
