import type { z } from 'zod';
import { blogData, blogDetail, blogList, blogNav, blogType } from './blog.ts';
import type { Call } from '#generator';
import { caseList, caseLogo, casePrevOrNext, caseTop, caseType } from './cases.ts';
import { demoDetail, demoDownloadList, demoInfo, demoList } from './demos.ts';
import { navigation } from './navigation.ts';
import { pageData } from './page-data.ts';
import { bannerActivity, bannerList, changePost, commonData, seoInfo } from './page.ts';
import { protocolDetail } from './protocol.ts';
import { lecturerList, mctalkBanner, videoList } from './talks.ts';

/** All calls of the build. To add one, write a row with its two schemas, and add its name here. */
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
} as const satisfies Record<string, Call<z.ZodType, z.ZodType>>;
