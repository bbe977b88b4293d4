import pc from 'picocolors';

/** Colours for a stream: only on a terminal, or with FORCE_COLOR; a log file of CI has none. */
export const coloursOf = ({ isTTY }: { isTTY?: boolean }) =>
  pc.createColors(pc.isColorSupported && (isTTY === true || 'FORCE_COLOR' in process.env));

export type Colours = ReturnType<typeof coloursOf>;
