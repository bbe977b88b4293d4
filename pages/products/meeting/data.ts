import { measurements } from '../../../config/measurements.ts';
import { meetingRetention as kept } from '../../../config/product-limits.ts';
import { filled } from '../../../components/ui/filled.ts';
import * as words from './words.yaml';

const { listening } = measurements.meeting;

/** Kilobits a second in the example: the shared page at rest, a speaker by the lines of the picture, and one of the small pictures. */
export const rates = { page: listening, speaker: { 1080: 2_500, 720: 1_200, 360: 450, 180: 150 }, small: 60 } as const;

type Kept = {
  name: string;
  days: number;
  value: string;
  set: string;
  after: string;
  from?: number;
  to?: number;
  bin?: number;
};

const talk = {
  days: kept.chat,
  ...filled(words.retentionOfTalk, { chat: kept.chat, chatFrom: kept.chatFrom, chatTo: kept.chatTo }),
  from: kept.chatFrom,
  to: kept.chatTo,
};
/** Days that are kept unless set otherwise, the bounds of the setting, and days in the bin; the plan may last longer than the axis. */
export const keeping: readonly Kept[] = [
  words.retention[0],
  {
    ...filled(words.retention[1], { recording: kept.recording, recordingFrom: kept.recordingFrom, bin: kept.bin }),
    days: kept.recording,
    from: kept.recordingFrom,
    to: Infinity,
    bin: kept.bin,
  },
  { name: words.retention[2].name, ...talk },
  { name: words.retention[3].name, ...talk },
  { ...words.retention[4], days: kept.list },
  { ...filled(words.retention[5], { quality: kept.quality }), days: kept.quality },
];
