import { publishing } from '../../../config/publishing.ts';
import type { SmallSite } from '../support/small-site.ts';

/** Every publication removes the release it replaces, so that killing during a removal is among the cases. */
export const keepOne = { ...publishing, keep: 1, day: 0 };

/** Each text has an asset of its own, so that carrying is among the cases. */
export const crashSite = (text: string): SmallSite => ({ text, assets: [`main-${text}.js`] });
