import { pushLimit } from '../../../config/live-lines.ts';
import { frameRates, heights } from '../../../config/rules/encoder.ts';
import { heightName } from './encoder-text.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

export const heightNames = heights.map((height) => [String(height), heightName(height)] as const);
export const frameNames = Object.keys(frameRates).map((frames) => filled(words.frameNames, { frames }));

export const limits = filled(words.limits, { pushLimit });
