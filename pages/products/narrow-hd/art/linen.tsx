/** A plain weave: warp and weft pass over each other in turn. */
export function Linen() {
  return (
    <svg viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
      <pattern id="narrow-linen" width="28" height="28" patternUnits="userSpaceOnUse">
        <path d="M7 0V10M7 18V28M21 4V24" stroke="var(--tint)" strokeWidth="7" />
        <path d="M0 7H4M10 7H28M0 21H18M24 21H28" stroke="var(--second)" strokeWidth="5" opacity=".8" />
      </pattern>
      <path d="M960 0H1440V640H860C950 480 900 320 960 0Z" fill="url(#narrow-linen)" />
    </svg>
  );
}
