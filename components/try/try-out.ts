/** Data that can be embedded in a page. */
export type TryProps = Readonly<Record<string, unknown>>;

/** The place of a try-out on a page, as its script gets it. */
export type TryPlace = {
  name: string;
  /** The element with the picture and the controls: all that the script may change. */
  stage: HTMLElement;
  /** Shows a result in the status line, which screen readers announce. */
  say: (text: string) => void;
  /** Aborted when the try-out ends: give it to listeners and timers. */
  signal: AbortSignal;
};

/**
 * Something to operate in a page. Plain TypeScript: its file must not touch `document` while it is imported, because the page imports
 * it for its name and the type of its props.
 */
export type TryOut<Props extends TryProps = TryProps> = {
  /** Name of its page folder, and of its file if it is in the subfolder `try/`: `im-composer`. */
  name: string;
  /** Starts the try-out until `signal` is aborted; then the stage is reset to the markup of the server. */
  start(place: TryPlace, props: Props): void;
  /** Removes its stored state, on reset. */
  forget?: (name: string) => void;
};

/** Types a try-out's file: `export default tryOut({ name, start })`. */
export function tryOut<Props extends TryProps>(definition: TryOut<Props>): TryOut<Props> {
  return definition;
}
