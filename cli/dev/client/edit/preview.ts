import { seenLetters } from '../../../words/seen-letters.ts';

/** Shows the element with a text in the middle of a frame, with an outline. Values in braces may be anything. */
export function showInPage(frame: HTMLIFrameElement, text: string): void {
  const page = frame.contentDocument;
  const parts = seenLetters(text).split(/\{[^}]*\}/);
  const longest = parts.sort((a, b) => b.length - a.length)[0]!;
  if (!page || longest.length < 2) return;
  const found = [...page.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((one) =>
    seenLetters(one.textContent ?? '').includes(longest),
  );
  // The innermost one: descendants follow.
  const target = found.filter((one) => one.getClientRects().length > 0).at(-1);
  if (!target) return;
  target.scrollIntoView({ block: 'center' });
  target.animate(
    [
      { outline: '3px solid #d97706', outlineOffset: '4px' },
      { outline: '3px solid transparent', outlineOffset: '4px' },
    ],
    {
      duration: 1600,
      easing: 'ease-in',
    },
  );
}
