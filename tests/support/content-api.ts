import { readContent as read } from '../../cli/embedded-api/content.ts';
import { contractOf as contract } from '../../cli/embedded-api/contract/contract.ts';
import {
  type ApiOptions as AllOptions,
  type ContentApi,
  type ContentApiOptions,
  openApi as open,
  type RunningApi,
  startApi as start,
} from '../../cli/embedded-api/server.ts';
import type { Problem } from '../../cli/problem.ts';
import definition from '../../config/index.ts';
import { local } from '../../config/local/index.ts';
import type { Content } from '../../config/local/content.ts';

export type { RunningApi } from '../../cli/embedded-api/server.ts';

/** The embedded API and the content of the site itself. */
export type ApiOptions = Omit<AllOptions, 'definition'>;

export const startApi = (options: ApiOptions): Promise<RunningApi> => start({ definition, ...options });

export const openApi = (options: Omit<ContentApiOptions, 'definition'>): Promise<ContentApi> =>
  open({ definition, ...options });

/** The content that the site makes of its files by rules of its own, without the records of `kinds`. */
export async function readContent(
  folder: string,
  linked: readonly string[] = [],
): Promise<Content & { warnings: readonly Problem[]; lost: readonly Problem[] }> {
  const { content, ...problems } = await read({ definition: { ...definition, local }, folder, linked });
  return { ...(content as Content), ...problems };
}

export const contractOf = (folder: string): Promise<object> => contract({ definition, folder });
