import type { z } from 'zod';
import file from './content/lesson-frames.json';
import type { lessonFrameFile } from './records/lesson-frames.ts';

/** A frame of a lesson: the file that is open, the line just written, and what it printed. */
export type LessonFrame = z.infer<typeof lessonFrameFile>[number];

const frames = file as readonly LessonFrame[];

/** By the id of the lesson. A lesson without one has the picture of its product. */
export const lessonFrames: ReadonlyMap<string, LessonFrame> = new Map(frames.map((frame) => [frame.lesson, frame]));
