import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startApi } from '../support/content-api.ts';
import { startContractMock, startRecorder } from '../support/contract-mock.ts';
import { root } from '../support/run-site.ts';
import { warmRuns } from '../support/warm-runs.ts';
import { wholeBuildFolder } from '../support/whole-cache.ts';

const runWarm = warmRuns();

type Report = { release: string; failures: unknown[]; calls: { calls: number } };

/** A build in a folder of its own, from the API at an address. */
async function built(api: string): Promise<Report> {
  const build = await wholeBuildFolder();
  onTestFinished(build.remove);
  // The rules name the place of the output folder: let it be the same for both.
  const env = { ...build.env, SITE_DEPLOY_DIR: '/srv/site' };
  const ended = await runWarm(['generate', '--json', '--no-compress', '--api', api], { env });
  expect(ended.code, ended.stderr).toBe(0);
  return JSON.parse(ended.stdout) as Report;
}

it('another server that only knows the contract and the answers builds the same release', async () => {
  const printed = await runWarm(['api', '--openapi'], { env: {} });
  expect(printed.code, printed.stderr).toBe(0);
  const contract = JSON.parse(printed.stdout) as object;

  const api = await startApi({ content: join(root, 'config/content'), port: 0, articles: 0, latency: 0 });
  onTestFinished(() => api.close());
  const recorder = await startRecorder(api.url);
  onTestFinished(() => recorder.close());
  const first = await built(recorder.url);
  expect(first.failures).toEqual([]);

  const mock = await startContractMock({ contract, recording: recorder.recording });
  onTestFinished(() => mock.close());
  const second = await built(mock.url);
  expect(mock.unknown).toEqual([]);
  expect(second).toMatchObject({ failures: [], calls: { calls: first.calls.calls } });
  expect(second.release).toBe(first.release);
});
