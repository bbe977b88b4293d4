import type { Edition } from '../../config/editions.ts';
import { en, zh } from './words.yaml';

/** What stands around a legal text. */
export const words = { zh, en } satisfies Record<Edition, object>;
