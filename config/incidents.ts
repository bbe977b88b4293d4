import type { z } from 'zod';
import file from './content/incidents.json';
import type { incidentFile } from './records/incidents.ts';

/** What the status page says of the last days, up to and with `until`. */
export const statusRecord: z.infer<typeof incidentFile> = file;
