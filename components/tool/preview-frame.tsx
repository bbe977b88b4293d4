/** Where the camera's picture will be: the frame that people should be in, eyes on the upper third. */
export function PreviewFrame() {
  return (
    <svg viewBox="0 0 640 360" fill="none" aria-hidden="true">
      <path d="M0 120H640M0 240H640M213 0V360M427 0V360" stroke="var(--rule)" strokeDasharray="3 7" />
      <path d="M24 64V24H64M576 24H616V64M616 296V336H576M64 336H24V296" stroke="var(--muted)" strokeWidth="3" />
      <circle cx="320" cy="142" r="62" stroke="var(--tint)" strokeWidth="3" />
      <path d="M176 360C180 276 244 236 320 236S460 276 464 360" stroke="var(--tint)" strokeWidth="3" />
      <path d="M296 134H304M336 134H344" stroke="var(--tint)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  );
}
