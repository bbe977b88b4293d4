import { cloudSince, founded } from '../../../config/limits.ts';
import { staff } from '../../../config/offices.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

export const story = filled(words.story, { year: founded.year, since: cloudSince, staff });
