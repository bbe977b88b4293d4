/** A remote control with two keys. */
export function Remote() {
  return (
    <svg viewBox="0 0 1200 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <g transform="rotate(-16 990 300)">
        <rect
          x="900"
          y="40"
          width="180"
          height="520"
          rx="64"
          fill="var(--night-soft)"
          stroke="var(--on-night-muted)"
          strokeWidth="3"
        />
        <circle cx="990" cy="180" r="52" fill="#e5484d" />
        <path
          d="M978 204v-36a6 6 0 0 1 12 0v-14a6 6 0 0 1 12 0v38"
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="990" cy="330" r="52" fill="#17936f" />
        <path d="M960 330c18-24 42-24 60 0-18 24-42 24-60 0Z" stroke="#fff" strokeWidth="5" strokeLinejoin="round" />
        <circle cx="990" cy="330" r="9" fill="#fff" />
        <path d="M960 470h60" stroke="var(--on-night-muted)" strokeWidth="4" strokeLinecap="round" />
      </g>
      <path
        d="M820 96c-30-20-30-60 0-80M780 124c-58-40-58-120 0-160"
        stroke="var(--tint)"
        strokeWidth="4"
        strokeLinecap="round"
        transform="translate(40 60)"
      />
    </svg>
  );
}
