import { talkHours } from '../../../config/talk-seasons.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as copy from './words.yaml';

export const live = 'https://learn.yunqiao.example/mctalk4';

export const words = filled(copy.passages, { from: talkHours.from });
