/** Services of others that pages may use. Each is off while it is null: nothing of it is loaded, and no page speaks of it. */
export type Services = {
  /** Sharing from within the messaging app's own browser: the script that gives pages access to the app. */
  sharing: { script: string } | null;
  /** Support chat: a script that puts an object of this name on `window`, whose `open()` shows the chat. Loaded on first use. */
  chat: { script: string; global: string } | null;
  /**
   * Click analytics: where batches of clicks are sent to, an https address or a path of this site. The web vitals of the page that a visit
   * began with come as entries of the zone `web-vitals`.
   */
  analytics: { collect: string } | null;
};
