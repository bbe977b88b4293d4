import { linkEventId } from '../../config/rules/link-event.ts';

/** What clicks on a link are counted as. Controls that only open, close or move something on a page are not counted. */
export type LinkEvent = {
  /** The part of the page: `hero`, `closing`, `header`. */
  zone: string;
  /** Name of the action, where it is not just opening the address: `menu`, `demo`, `banner`. */
  action?: string;
  /** The whole id of a link whose address says less than its name, or changes with each version, and has no other target: `register`. */
  id?: string;
};

/** Attributes by which clicks on a link are counted: the id names its target, the zone tells the places apart. */
export function linkEvent({ zone, action, href, id = linkEventId({ action, href }) }: LinkEvent & { href: string }) {
  return { 'data-event-id': id, 'data-event-zone': zone };
}
