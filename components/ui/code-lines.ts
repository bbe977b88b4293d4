/** Number of lines of a sample, without blank ones. */
export const codeLines = (code: string): number => code.split('\n').filter((line) => line.trim() !== '').length;
