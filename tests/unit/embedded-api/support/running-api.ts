import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { type ApiOptions, type RunningApi, startApi } from '../../../support/content-api.ts';
import { calls } from '../../../../config/calls/index.ts';

export const small = fileURLToPath(new URL('../../../fixtures/content-small', import.meta.url));

/** The calls that the site answers by rules of its own. */
type CallName = keyof typeof calls;

/** Parameters that each call answers, of the small content. */
export const requests = {
  navigation: {},
  seoInfo: {},
  commonData: {},
  bannerList: {},
  bannerActivity: {},
  blogData: { data_type: 'link' },
  blogNav: {},
  blogType: {},
  blogList: { page: 1, pageSize: 2 },
  blogDetail: { id: 'three' },
  pageData: { product: 'im' },
  changePost: {},
  mctalkBanner: {},
  caseList: { page: 1, pageSize: 1 },
  caseTop: {},
  caseType: {},
  caseLogo: {},
  casePrevOrNext: { id: 'near' },
  demoInfo: { product: 'im' },
  demoDetail: { id: 'im-demo' },
  demoList: {},
  demoDownloadList: {},
  videoList: {},
  lecturerList: {},
  protocolDetail: { id: 'meeting', lang: 'zh' },
} as const satisfies Record<CallName, object>;

export const names = Object.keys(calls) as CallName[];

/** An API on a free port, of the small content unless told otherwise; it goes with the test. */
export async function running(options: Partial<ApiOptions> = {}): Promise<RunningApi> {
  const api = await startApi({ content: small, port: 0, articles: 0, latency: 0, ...options });
  onTestFinished(() => api.close());
  return api;
}

/** Makes a call as the table says: parameters in the query with GET, as JSON otherwise. */
export function ask(
  api: RunningApi,
  name: CallName,
  request: object = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const { method, path: pattern } = calls[name];
  const rest: Record<string, string> = { ...request };
  const path = pattern.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field] ?? '';
    delete rest[field];
    return encodeURIComponent(value);
  });
  if (method === 'GET') return fetch(`${api.url}${path}?${new URLSearchParams(rest)}`, { headers });
  return fetch(api.url + path, { method, headers, body: JSON.stringify(request) });
}

/** `data` of an answer that must be a success. */
export async function dataOf<Data = any>(api: RunningApi, name: CallName, request: object = {}): Promise<Data> {
  const response = await ask(api, name, request);
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: Data }).data;
}
