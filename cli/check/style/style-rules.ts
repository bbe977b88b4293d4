import stringWidth from 'string-width';
import type { StyleGuide } from '../../define/style-guide.ts';
import type { TextPiece } from './text-pieces.ts';

/** `path` is the one below the project's own folders, `shown` the real one. */
export type StyledFile = { path: string; shown: string; pieces: readonly TextPiece[] };
/** Advice about a text. */
export type Advice = { path: string; piece: TextPiece; what: string; why: string; fix: string };

type StyleRule = (input: { files: readonly StyledFile[]; guide: StyleGuide }) => readonly Advice[];

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

const spelling: StyleRule = ({ files, guide }) =>
  files.flatMap(({ path, pieces }) =>
    pieces.flatMap((piece) =>
      guide.spellings
        .filter(({ in: where }) => where === 'both' || isChinese(piece.text) === (where === 'han'))
        .filter(({ notIn }) => notIn === undefined || !path.startsWith(notIn))
        .flatMap(({ about, wrong, wanted }) =>
          [...piece.text.matchAll(wrong)].map(({ 0: found, index }) => {
            const around = piece.text.slice(Math.max(0, index - 8), index + found.length + 8);
            const fix = `write “${around.replace(wrong, wanted)}”`;
            return { path, piece, what: `spelling: “${around}”`, why: about, fix };
          }),
        ),
    ),
  );

const longHeading: StyleRule = ({ files, guide }) =>
  files.flatMap(({ path, pieces }) =>
    pieces
      .filter(({ isHeading, text }) => isHeading && stringWidth(text) > guide.longestHeading)
      .map((piece) => ({
        path,
        piece,
        what: `long heading: “${shortened(piece.text)}”`,
        why: `it takes ${stringWidth(piece.text)} columns, more than ${guide.longestHeading}`,
        fix: 'say it in fewer words',
      })),
  );

const repeatedSentence: StyleRule = ({ files, guide: { repeats } }) => {
  const first = new Map<string, Pick<StyledFile, 'path' | 'shown'> & { piece: TextPiece }>();
  return files
    .filter(({ path }) => repeats.files.test(path))
    .flatMap(({ path, shown, pieces }) =>
      pieces.flatMap((piece) =>
        sentencesOf(piece.text).flatMap((sentence) => {
          if (stringWidth(sentence) < repeats.shortest || repeats.allowed.some((one) => one.test(sentence))) return [];
          const before = first.get(sentence);
          if (before === undefined) first.set(sentence, { path, shown, piece });
          if (before === undefined || before.path === path) return [];
          return {
            path,
            piece,
            what: `repeated sentence: “${shortened(sentence)}”`,
            why: `it stands at ${before.shown}:${before.piece.line}, too`,
            fix: 'say it once, or say here what is different here',
          };
        }),
      ),
    );
};

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[。！？；])|(?<=[.!?]) /).map((sentence) => sentence.trim().replace(/[。！？；.!?]$/, ''));

/** Rules of taste. What they know of a site is in its style guide. */
export const styleRules = { spelling, longHeading, repeatedSentence } satisfies Record<string, StyleRule>;
