import { Text } from '../art/kit/text.tsx';
import { lessonFrames } from '../../config/lesson-frames.ts';
import { useMuted } from '../art/kit/mute.tsx';
import { CodeLine, Printed } from './frame-lines.tsx';
import styles from './frame-poster.module.css';
import { Poster, type PosterProps } from './poster.tsx';

/** A frame of the lesson as its poster, 16 : 9: the editor with the line just written, and below it what that printed. */
export function FramePoster(props: PosterProps) {
  const frame = lessonFrames.get(props.id);
  const muted = useMuted();
  if (!frame) return <Poster {...props} />;
  const { file, language, code, at, prints } = frame;
  return (
    <svg viewBox="0 0 352 198" fill="none" aria-hidden="true" className={styles.frame}>
      <path d="M0 0H352V198H0Z" fill="#0a1735" />
      <path d="M0 0H352V30H0Z" fill="#13244c" />
      <path d="M0 0H116V30H0Z" fill="#0a1735" />
      <Text x={14} y={15} size={14} fill="#dbe5fb">
        {file}
      </Text>
      <path d={`M0 ${15 + at * 24}h352v24H0Z`} fill="#1c3268" />
      <path d={`M0 ${15 + at * 24}h4v24H0Z`} fill="#4fd8c2" />
      {code.map((line, row) =>
        muted ? (
          <Text key={row} x={14} y={51 + row * 24} size={14} fill="#8fa9ff">
            {line}
          </Text>
        ) : (
          <CodeLine key={row} y={56 + row * 24} line={line} language={language} />
        ),
      )}
      <Printed y={165} text={prints} />
    </svg>
  );
}
