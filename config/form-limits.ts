import { uploadLimit } from './limits.ts';
import { evidenceFiles } from './rules/evidence.ts';
import { fieldRules } from './rules/form-fields.ts';

/** Bounds of the fields of forms, as their words name them: most letters, but for the shortest name. */
export const formLimits = {
  contactsName: fieldRules.contactsName.max,
  leadsName: fieldRules.leadsName.max,
  shortestName: fieldRules.leadsName.min,
  remark: fieldRules.remark.max,
  target: fieldRules.target.max,
  description: fieldRules.description.max,
  /** Files of a report, and megabytes of each. */
  files: evidenceFiles,
  megabytes: uploadLimit / 1_000_000,
};
