/** Widths of the window at which lettering in drawings is measured, and the smallest size allowed there, in CSS pixels. */
export const leastSizes = { 1024: 12, 390: 11 } as const;
export type MeasuredWidth = keyof typeof leastSizes;

/**
 * Pages whose drawings have smaller letters, and how many at most until they are mended. Lower a number when a page shrinks; never
 * raise one. A page leaves the list when it has none.
 */
export const tooSmall: Readonly<Record<string, Readonly<Partial<Record<MeasuredWidth, number>>>>> = {
  'zh /': { 1024: 201, 390: 320 },
  'zh /case': { 1024: 47 },
  'zh /edu': { 1024: 308, 390: 416 },
  'zh /global': { 1024: 93, 390: 218 },
  'zh /im': { 1024: 48, 390: 155 },
  'zh /netcall': { 1024: 196, 390: 268 },
  'zh /sms': { 1024: 269, 390: 394 },
  'zh /videoTutorial': { 1024: 48, 390: 15 },
  'zh /whiteboard': { 1024: 137, 390: 182 },
  'en /': { 1024: 42, 390: 328 },
  'zh /rtc-ai': { 390: 131 },
  'zh /sdk/app/{id}': { 390: 12 },
};
