/** Widths of the window at which lettering in drawings is measured, and the smallest size allowed there, in CSS pixels. */
export const leastSizes = { 1024: 12, 390: 11 } as const;
export type MeasuredWidth = keyof typeof leastSizes;
