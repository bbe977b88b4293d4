import type * as z from 'zod';
import { blogData, blogDetail, blogList, blogNav, blogType } from './blog.ts';
import type { Call } from './call.ts';
import { caseList, caseLogo, casePrevOrNext, caseTop, caseType } from './cases.ts';
import { demoDetail, demoDownloadList, demoInfo, demoList } from './demos.ts';
import { navigation } from './navigation.ts';
import { pageData } from './page-data.ts';
import { bannerActivity, bannerList, changePost, commonData, seoInfo } from './page.ts';
import { protocolDetail } from './protocol.ts';
import { lecturerList, mctalkBanner, videoList } from './talks.ts';

/** Every call the build makes. Adding one is a row with its two schemas, and its name here. */
export const calls = {
  navigation,
  seoInfo,
  commonData,
  pageData,
  bannerList,
  bannerActivity,
  changePost,
  mctalkBanner,
  blogData,
  blogNav,
  blogType,
  blogList,
  blogDetail,
  caseList,
  caseTop,
  caseType,
  caseLogo,
  casePrevOrNext,
  demoInfo,
  demoDetail,
  demoList,
  demoDownloadList,
  videoList,
  lecturerList,
  protocolDetail,
} as const satisfies Record<string, Call<any, any>>;

export type CallName = keyof typeof calls;
export type CallRequest<Name extends CallName> = z.input<(typeof calls)[Name]['request']>;
export type CallData<Name extends CallName> = z.output<(typeof calls)[Name]['data']>;

/** A wish for an answer: plain data that a page names and the content stage fulfils. */
export type Ask<Name extends CallName = CallName> = { call: Name; request: CallRequest<Name> };

/** Asks for the answer of a call; a request without parameters may be left out. */
export function ask<Name extends CallName>(
  name: Name,
  ...[request]: {} extends CallRequest<Name> ? [CallRequest<Name>?] : [CallRequest<Name>]
): Ask<Name> {
  return { call: name, request: request ?? ({} as CallRequest<Name>) };
}
