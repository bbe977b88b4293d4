import type { Protocol } from '../../config/calls/protocol.ts';
import type { Edition } from '../../config/editions.ts';
import { clausesAddress, type LocalText } from '../../config/protocols.ts';
import { Sheet } from '../art/cards/sheet.tsx';
import type { PageHead } from '../define-page.ts';
import { words } from './words.ts';

type HeadOptions = {
  /** The loaded text, if any. */
  text: Protocol | null;
  listed: LocalText;
  address: string;
  edition: Edition;
  brand: string;
  /** Whether the query chose this text: then the address's own title, which the SEO call gives, is another one's. */
  chosen: boolean;
  /** Tells the text alone from the same text among the others. */
  alone: boolean;
};

const join: Record<Edition, string> = { zh: ' - ', en: ' | ' };
const inFull: Record<Edition, string> = { zh: '（全文）', en: ' in full' };

/** Title, description and way of a legal text. */
export function headOf({ text, listed, address, edition, brand, chosen, alone }: HeadOptions): PageHead {
  const name = text?.title ?? listed.name;
  const own = chosen
    ? { title: name + (alone ? inFull[edition] : '') + join[edition] + brand, description: listed.about }
    : {};
  return {
    ...own,
    breadcrumb: stepsOf({ name, address, edition }),
    modified: text?.updateTime,
    ogImage: { art: <Sheet />, paper: true },
  };
}

/** The steps from the home page: the list of texts, then the text. */
export function stepsOf({ name, address, edition }: { name: string; address: string; edition: Edition }) {
  const list = clausesAddress(edition);
  return [
    { name: words[edition].home, address: '/' },
    ...(address === list ? [] : [{ name: words[edition].all, address: list }]),
    { name, address },
  ];
}
