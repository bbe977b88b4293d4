import { CodeLine, Printed } from './frame-lines.tsx';
import { lessonFrames } from '../../config/lesson-frames.ts';

type FrameStripProps = { id: string; className: string | undefined };

/** What a frame of a lesson comes down to where there is no room for it: the line just written, and what that printed. */
export function FrameStrip({ id, className }: FrameStripProps) {
  const frame = lessonFrames.get(id);
  if (!frame) return null;
  const { language, code, at, prints } = frame;
  return (
    <svg viewBox="0 0 352 67" fill="none" aria-hidden="true" className={className}>
      <path d="M0 0H352V34H0Z" fill="#1c3268" />
      <path d="M0 0H4V34H0Z" fill="#4fd8c2" />
      <CodeLine y={22} line={(code[at] ?? '').trimStart()} language={language} />
      <Printed y={34} text={prints} />
    </svg>
  );
}
