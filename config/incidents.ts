import type { z } from 'zod';
import file from './content/incidents.json';
import type { incidentFile } from './records/incidents.ts';

/** What the status page says of the last days, up to and with `until`. */
export const statusRecord: z.infer<typeof incidentFile> = file;
/** A disturbance that customers noticed, as the status page reported it. */
export type Incident = (typeof statusRecord)['incidents'][number];
