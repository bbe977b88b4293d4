const lines = [150, 210, 186, 216, 120, 0, 204, 168, 212, 96];

/** A text to be read in full: its sheet, the next one behind it, the seal. */
export function Sheet() {
  return (
    <svg viewBox="0 0 460 440" fill="none" aria-hidden="true">
      <rect
        x="118"
        y="34"
        width="286"
        height="372"
        rx="14"
        fill="#e9eefa"
        stroke="#d3ddf1"
        transform="rotate(5 261 220)"
      />
      <rect x="76" y="26" width="286" height="388" rx="14" fill="#ffffff" stroke="#cfd9ee" />
      <path d="M106 74h112" stroke="var(--primary)" strokeWidth="12" strokeLinecap="round" />
      <path
        d={lines.map((length, index) => (length ? `M106 ${118 + index * 26}h${length}` : '')).join('')}
        stroke="#cdd7ea"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M106 118h64M106 274h82" stroke="#9fb2da" strokeWidth="7" strokeLinecap="round" />
      <g transform="translate(344 332)">
        <circle r="58" fill="var(--accent-ink)" />
        <circle r="46" stroke="#ffffff" strokeWidth="2" strokeDasharray="3 7" strokeLinecap="round" />
        <path d="M-20 2l14 14L22-14" stroke="#ffffff" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" />
      </g>
    </svg>
  );
}
