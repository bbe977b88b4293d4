import { talkSlides } from '../../config/talk-slides.ts';
import { Portrait } from './portrait.tsx';
import { Slide } from './slide.tsx';
import type { Talk } from './talks.ts';

/** The first slide of a talk; the portrait of who speaks where there is none yet. Inside a `Cast` that names them. */
export function FirstSlide({ lecturer, index }: Pick<Talk, 'lecturer' | 'index'>) {
  const slide = talkSlides.get(lecturer.id);
  return slide ? <Slide {...slide} /> : <Portrait name={lecturer.name} index={index} height={56} />;
}
