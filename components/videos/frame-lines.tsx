import { Text } from '../art/kit/text.tsx';
import { highlight } from '../ui/highlight.ts';
import '../styles/mono.css';
import '../ui/code-tokens.css';
import styles from './frame-poster.module.css';
import type { LessonFrame } from '../../config/lesson-frames.ts';

type CodeLineProps = { y: number; line: string; language: LessonFrame['language'] };

/** A line of code in a frame of a lesson, in the colours of its language. */
export function CodeLine({ y, line, language }: CodeLineProps) {
  return (
    <text x="14" y={y} className={styles.code} fill="#dbe5fb" xmlSpace="preserve">
      {highlight({ code: line, language }).map(({ kind, text }, part) =>
        kind === 'plain' ? (
          text
        ) : (
          <tspan key={part} className={`code-${kind}`}>
            {text}
          </tspan>
        ),
      )}
    </text>
  );
}

/** What the code printed, on a row of its own from `y` to `y + 33`. */
export function Printed({ y, text }: { y: number; text: string }) {
  return (
    <>
      <path d={`M0 ${y}h352v33H0Z`} fill="#06102a" />
      <path d={`M14 ${y + 11}l7 6l-7 6`} stroke="#4fd8c2" strokeWidth="2.5" strokeLinecap="round" />
      <Text x={32} y={y + 17} size={15} fill="#8fe8d8">
        {text}
      </Text>
    </>
  );
}
