import type { z } from 'zod';
import file from './content/talk-slides.json';
import type { talkSlideFile } from './records/talk-slides.ts';

/** The first slide of a talk: its sentence, and the one figure that proves it. */
export type TalkSlide = z.infer<typeof talkSlideFile>[number];

const slides: readonly TalkSlide[] = file;

/** The slides of the season that is on, by the id of the lecturer. */
export const talkSlides: ReadonlyMap<string, TalkSlide> = new Map(slides.map((slide) => [slide.lecturer, slide]));
