/** What clicks on a link are counted as. Controls that only open, close or move something on a page are not counted. */
export type LinkEvent = {
  /** The part of the page: `hero`, `closing`, `header`. */
  zone: string;
  /** Name of the action, where it is not just opening the address: `menu`, `demo`, `banner`. */
  action?: string;
  /** The whole id of a link whose address says less than its name, and has no other target: `register`. */
  id?: string;
};

/**
 * Attributes by which clicks on a link are counted. The id is made of the action and the address, `open:/price`, so that it
 * names its target wherever the link stands; the zone tells the places apart.
 */
export function linkEvent({ zone, action = 'open', href, id = `${action}:${href}` }: LinkEvent & { href: string }) {
  return { 'data-event-id': id, 'data-event-zone': zone };
}
