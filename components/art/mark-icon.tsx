import { MarkLines } from './mark-lines.tsx';

/** The mark on a background, for icons. No style sheet applies to a separate file, so colours are written out. */
export function MarkIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" strokeLinecap="round">
      <rect width="40" height="40" rx="9" fill="#0e2350" />
      <g transform="translate(4 4)">
        <MarkLines arc="#7d9bff" wave="#2fd6bb" points="#fff" />
      </g>
    </svg>
  );
}
