/** The id that clicks on a link are counted by: the action and the address, `open:/price`, so that it names its target wherever it stands. */
export const linkEventId = ({ action = 'open', href }: { action?: string | undefined; href: string }) =>
  `${action}:${href}`;

/** The id of a link that has none of its own: without what scripts may have added to the address of another site. */
export const plainLinkId = (href: string) => linkEventId({ href: href.replace(/^(https?:[^?#]*).*/, '$1') });

/** Selects what is counted when it is clicked: what has an id of its own, and every link that leads out of its page. */
export const countedLinks = '[data-event-id],a[href]:not([href^="#"],[href^="blob:"])';
