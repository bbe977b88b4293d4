import type { Call } from '../define/call.ts';
import { sha256 } from '../lib/sha256.mjs';
import type { CallResponse } from './content-client.ts';
import { linksOf } from './links.ts';
import { freeze } from './memory.ts';

/** The ids of the records that a response names, such as neighbours; each once. */
export function namesIn({ row, data }: { row: Pick<Call, 'named'>; data: unknown }): string[] {
  const names = new Set<string>();
  row.named?.only(data, (id) => Boolean(names.add(id)));
  return [...names];
}

type OnlyNamedOptions = { row: Call; response: CallResponse<unknown>; has: (id: string) => boolean };

/** A response that names only records which have a page; the same object when all have one: then its data is not read. */
export async function onlyNamed({ row, response, has }: OnlyNamedOptions): Promise<CallResponse<unknown>> {
  const { named } = row;
  const without = named ? response.names.filter((id) => !has(id)) : [];
  if (!named || without.length === 0) return response;
  const only = (whole: unknown) => named.only(whole, has);
  return reduced({ row, response, without, data: only(await response.read()), only });
}

type ReducedOptions = {
  row: Call;
  response: CallResponse<unknown>;
  /** Ids of the records that are left out. */
  without: readonly string[];
  data: unknown;
  only: (whole: unknown) => unknown;
};

/** A response without some records. Its hash covers their ids. The data is computed on each read, so that it is not held in memory twice. */
export function reduced({ row, response, without, data, only }: ReducedOptions): CallResponse<unknown> {
  return {
    ...response,
    hash: sha256([response.hash, ...without].join(' ')),
    links: linksOf({ row, data }),
    names: namesIn({ row, data }),
    read: async () => freeze(only(await response.read())),
  };
}
