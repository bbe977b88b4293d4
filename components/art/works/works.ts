import type { ProductCode } from '../../../config/products.ts';
import { agent, call, meeting, room } from './calls.tsx';
import { channels, chat, code, line, tap } from './messages.tsx';
import { broadcast, cutting, face, player, sealed } from './pictures.tsx';
import { board, globe, readings, review, stack } from './places.tsx';
import type { Work } from './work.ts';

const works: Record<ProductCode, Work> = {
  im: chat,
  qchat: channels,
  chatroom: room,
  signal: call,
  sms: code,
  quicklogin: tap,
  netcall: call,
  nrtc: call,
  live: broadcast,
  interact: broadcast,
  liveevent: broadcast,
  vod: player,
  svod: sealed,
  'narrow-hd': player,
  video: cutting,
  face,
  whiteboard: board,
  meeting,
  compass: readings,
  service: readings,
  ai: agent,
  connection: line,
  'cloud-native': stack,
  wecan: globe,
  global: globe,
  'dedicated-cloud': stack,
  'private-cloud': stack,
  'all-in-one': stack,
  censorship: review,
};

/** The drawing of a product; a code that has none gets the one that fits most, a call. */
export function workOf(product: string): Work {
  return Object.hasOwn(works, product) ? works[product as ProductCode] : call;
}
