/** Ends the process with a failure when it takes too long, and says which step it was in. */
export type Deadline = {
  /** Notes and prints the step that begins. */
  step(text: string): void;
  close(): void;
};

export function openDeadline({ minutes }: { minutes: number }): Deadline {
  let step = 'the start';
  const timer = setTimeout(() => {
    console.error(`no result after ${minutes} minutes, in this step: ${step}`);
    process.exit(1);
  }, minutes * 60_000);
  return {
    step(text) {
      step = text;
      console.error(text);
    },
    close: () => clearTimeout(timer),
  };
}
