/** Lines of a sample as a headline counts them: blank ones are none. */
export const codeLines = (code: string): number => code.split('\n').filter((line) => line.trim() !== '').length;
