import file from './content/error-help.json';
import type { Edition } from './editions.ts';
import type { ErrorStatus } from './routes/errors.ts';

export type ErrorHelp = {
  /** What happened. A 404 says it in the fixed message instead. */
  what?: string;
  /** What a visitor can do. */
  advice: string;
};

/** What an error means for a visitor, and what helps. */
export const errorHelp: Record<Edition, Record<ErrorStatus, ErrorHelp>> = file;
