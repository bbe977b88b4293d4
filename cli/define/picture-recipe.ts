/** Variants of local pictures. Pages are rendered again when this file changes. */
export const pictureRecipe = {
  /** Pixels. One that is narrower has its own width as the widest. */
  widths: [480, 800, 1200, 1600],
  /**
   * Best first: a browser takes the first that it knows. AVIF of 800 x 16,000 takes 30 s and 500 MB; WebP ends at 16,383. The effort of
   * sharp, from 0: 3 takes three times as long as 1 and its default, 4, twelve times, for files that are a tenth smaller at nearly the same
   * noise.
   */
  formats: [
    { name: 'avif', type: 'image/avif', quality: 57, effort: 1, longestSide: 4_096 },
    { name: 'webp', type: 'image/webp', quality: 78, effort: 4, longestSide: 16_383 },
  ],
  /** The picture at the address itself, for browsers without these formats, and for feeds. */
  fallback: { width: 1600, quality: 82 },
  /** How wide texts show them. */
  sizes: '(min-width: 800px) 720px, 100vw',
} as const;
