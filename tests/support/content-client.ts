import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Content, ContentOptions } from '../../cli/content/content-client.ts';
import { contentRules } from '../../cli/content/content-rules.ts';
import { openContent } from '../../cli/content/content.ts';
import definition from '../../config/index.ts';
import { openFaultyApi, type Behaviour, type FaultyApi } from './faulty-api.ts';

/** A temporary folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A faulty API, closed after the test. */
export async function startApi(...behaviours: [Behaviour, ...Behaviour[]]): Promise<FaultyApi> {
  const api = await openFaultyApi(...behaviours);
  onTestFinished(() => api.close());
  return api;
}

/** A client without pauses between retries, closed after the test. */
export function startContent(options: Partial<ContentOptions> & Pick<ContentOptions, 'base' | 'cache'>): Content {
  const content = openContent({
    namespace: 'test',
    engine: 'engine-1',
    concurrency: 4,
    offline: false,
    ...contentRules(definition),
    callTime: 60_000,
    random: () => 0,
    ...options,
  });
  onTestFinished(() => content.close());
  return content;
}
