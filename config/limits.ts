/** Limits set by the business for builds and servers. */
export const buildLimits = {
  /** Maximum compressed size of the HTML and the styles of a page, in bytes. */
  pageWeight: { html: 31_000, styles: 18 * 1024 },
  /** Columns of titles and descriptions in search results; a Chinese character takes two. */
  resultColumns: { title: { least: 8, most: 60 }, description: { least: 40, most: 160 } },
  /** Maximum length of lists; longer ones are shortened. */
  list: { blogNav: 10, blogBanner: 4, blogActivity: 1, blogType: 15, lecturers: 30 },
  /** Articles on one page of a blog list. */
  blogPage: 20,
  /** Maximum page size of the list of cases. */
  casePage: 100,
  /** How long before they begin notices are in pages, in milliseconds: 30 days, in which a site is built again. */
  noticesAhead: 2_592_000_000,
  /** Maximum size of a request body, in bytes. */
  body: 65_536,
} as const;

/** Maximum size of an uploaded file, in bytes. */
export const uploadLimit = 5_000_000;

/** Counts above it show as `99+`. */
export const badgeLimit = 99;

/** Sizes of dialogs, in CSS pixels; `margin` is between a tall dialog and the viewport. */
export const dialogSizes = { demos: { width: 1200, height: 780, singleHeight: 500 }, margin: 20 } as const;

/** Limits set by the business for the script that every page loads. Times are in milliseconds, lengths in CSS pixels. */
export const limits = {
  /** Timeout of an API call, including retries. */
  callTime: 10_000,
  /** Scroll distance after which the back-to-top button shows. */
  backToTop: 540,
  progress: { duration: 5000, throttle: 200, hide: 500 },
  /** Minimum time between two reloads after a failed chunk. */
  chunkReload: 60_000,
  prefetchIdle: 2000,
  /** Lifetime of the channel and invite cookies: 30 days. */
  attribution: 2_592_000_000,
  /** Longest value of a channel or invite, in characters. */
  channel: 128,
} as const;

/** The festival logo and the promotional flag end at 2023-11-11 23:59, Asia/Shanghai. */
export const promotionEnd = 1_699_718_340_000;

/** The day the years counter counts from, on the calendar of Asia/Shanghai. */
export const founded = { year: 1997, month: 10, day: 13 } as const;

/** The year in which the messaging service was opened to other companies: the begin of the cloud services. */
export const cloudSince = 2015;
