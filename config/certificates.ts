import file from './content/certificates.json';

/** What a certificate is about: its name, what was examined, by which rules, and from when until when it is valid. */
export type Certificate = {
  name: string;
  /** What was examined. */
  subject: string;
  rules: string;
  /** Days, `2026-04-18`. */
  from: string;
  until: string;
  /** Audits between the two days; the certificate stays valid only if each is passed. */
  audits: readonly string[];
  /** What it covers of each group of products, in the order of `certifiedProducts`; empty: nothing. */
  covers: readonly string[];
};

/** Columns of the table of what is covered. */
export const certifiedProducts: readonly string[] = file.products;

/** The day up to which audits count as done: changed with every audit. */
export const certificatesAsOf = file.asOf;

export type CertificateId = keyof (typeof file)['certificates'];
export const certificates: Readonly<Record<CertificateId, Certificate>> = file.certificates;

export const certificateIds = Object.keys(file.certificates) as CertificateId[];
