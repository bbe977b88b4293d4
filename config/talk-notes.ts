import type { z } from 'zod';
import file from './content/talk-notes.json';
import type { talkNoteFile } from './records/talk-notes.ts';

export type TalkNote = z.infer<typeof talkNoteFile>[number];

/** What was written down of the third season, in the order of its talks. */
export const thirdSeason = file as readonly TalkNote[];
