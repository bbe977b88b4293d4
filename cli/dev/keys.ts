export type Keys = {
  /** Resolves when `q` is pressed. */
  quit: Promise<void>;
  close(): void;
};

/** Listens to the terminal, if there is one. */
export function watchKeys(actions: Readonly<Record<string, () => unknown>>, input = process.stdin): Keys {
  let quit = () => {};
  const pressed = new Promise<void>((done) => {
    quit = done;
  });
  if (!input.isTTY) return { quit: pressed, close: () => undefined };
  const press = (key: string) => {
    if (key === 'q') quit();
    // In raw mode Ctrl+C does not send SIGINT.
    else if (key === '\u0003') process.kill(process.pid, 'SIGINT');
    else actions[key]?.();
  };
  // Several keys may arrive in one chunk; arrow keys arrive as escape sequences.
  const read = (keys: string) => keys.startsWith('\u001b') || [...keys].forEach(press);
  input.setRawMode(true).setEncoding('utf8').on('data', read).resume();
  return {
    quit: pressed,
    close() {
      input.off('data', read).setRawMode(false).pause();
    },
  };
}
