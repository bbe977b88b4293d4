import { challenge } from '../../../config/works/challenge.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { entries, cities, final, prizes } = challenge;

export const lead = words.lead({ cities, entries, final, prizes });

export const days = filled(words.days, { final });
