/** Why a page can only be loaded by the browser itself. */
export class NeedsRealLoad extends Error {}
