import type { ReportWords } from '../words.ts';
import { code, files } from './words.yaml';

/** What the script of a report shows. */
export const reportWords: ReportWords = { code, files };
