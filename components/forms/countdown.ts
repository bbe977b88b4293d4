/** Calls `tick` with the whole seconds that are left until a moment, now and each second, and with 0 at its end. */
export function countdown({
  until,
  tick,
  signal,
}: {
  until: number;
  tick: (seconds: number) => void;
  signal: AbortSignal;
}): void {
  const update = () => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    if (left === 0) clearInterval(timer);
    tick(left);
  };
  const timer = setInterval(update, 1000);
  signal.addEventListener('abort', () => clearInterval(timer));
  update();
}
