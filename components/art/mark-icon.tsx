/** The mark on its own ground, for icons. A file of its own is reached by no style sheet: colours are written out. */
export function MarkIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" strokeLinecap="round">
      <rect width="40" height="40" rx="9" fill="#0e2350" />
      <g transform="translate(4 4)">
        <path d="M4 21.5C7.5 5.5 24.5 5.5 28 21.5" stroke="#7d9bff" strokeWidth="3" />
        <path d="M9.5 23.5q3.25-5 6.5 0t6.5 0" stroke="#2fd6bb" strokeWidth="2.6" />
        <circle cx="4" cy="23" r="3.2" fill="#fff" />
        <circle cx="28" cy="23" r="3.2" fill="#fff" />
      </g>
    </svg>
  );
}
