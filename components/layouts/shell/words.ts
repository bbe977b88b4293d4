import type { Edition } from '../../../config/editions.ts';
import { en, zh } from './words.yaml';

/** The texts of the shell; menus, names and numbers come from content and configuration. */
export const words = { zh, en } satisfies Record<Edition, object>;
