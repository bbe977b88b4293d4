import type { Address } from '#generator';

/** The calls that the build makes. */
export const buildAddresses = {
  navigation: { method: 'GET', path: '/api/v2/navigation/client/list', base: 'default' },
  seoInfo: { method: 'GET', path: '/api/v2/product/client/seoInfo', base: 'default' },
  commonData: { method: 'GET', path: '/api/v2/commondata/client/list', base: 'default' },
  pageData: { method: 'POST', path: '/api/v2/product/client/pageData', base: 'default' },
  bannerList: { method: 'GET', path: '/api/v2/banner/client/list', base: 'default' },
  bannerActivity: { method: 'GET', path: '/api/v2/banner/client/activity', base: 'default' },
  changePost: { method: 'GET', path: '/api/v2/common/getChangePost', base: 'default' },
  mctalkBanner: { method: 'GET', path: '/api/v2/common/getMctalkBanner', base: 'default' },
  blogData: { method: 'GET', path: '/api/v2/blog/client/data', base: 'default' },
  blogNav: { method: 'GET', path: '/api/v2/blog/client/nav', base: 'default' },
  blogType: { method: 'GET', path: '/api/v2/blog/client/type', base: 'default' },
  blogList: { method: 'POST', path: '/api/v2/blog/client/article/list', base: 'default' },
  blogDetail: { method: 'POST', path: '/api/v2/blog/client/article/detail', base: 'default' },
  caseList: { method: 'GET', path: '/api/v2/case/client/list', base: 'default' },
  caseTop: { method: 'GET', path: '/api/v2/case/client/top/list', base: 'default' },
  caseType: { method: 'GET', path: '/api/v2/case/client/type/list', base: 'default' },
  caseLogo: { method: 'GET', path: '/api/v2/case/client/logo/list', base: 'default' },
  casePrevOrNext: { method: 'GET', path: '/api/v2/case/client/prevOrNext', base: 'default' },
  demoInfo: { method: 'POST', path: '/api/v2/package/client/demo/info', base: 'default' },
  demoDetail: { method: 'GET', path: '/api/v2/docserver/fe/demo/{id}', base: 'default' },
  demoList: { method: 'GET', path: '/api/v2/package/client/demo/list', base: 'default' },
  demoDownloadList: { method: 'GET', path: '/api/v2/package/client/demo/download/list', base: 'default' },
  videoList: { method: 'GET', path: '/api/v2/video/client/list', base: 'default' },
  lecturerList: { method: 'GET', path: '/api/v2/mctalk/guest/client/list', base: 'default' },
  protocolDetail: { method: 'POST', path: '/api/v2/protocol/queryDetail', base: 'default' },
} as const satisfies Record<string, Address>;

/** The calls that a visitor's browser makes. */
export const browserAddresses = {
  userInfo: { method: 'POST', path: '/api/v2/common/getUserInfo', base: 'site' },
  userLogout: { method: 'POST', path: '/api/v2/common/userLogout', base: 'site' },
  weixinToken: { method: 'GET', path: '/weixin/token', base: 'site' },
  uploadSurveyToken: {
    method: 'POST',
    path: '/api/v2/common/uploadSurveyToken',
    base: 'default',
    sends: 'query',
    signed: ['fileName', 'timestamp'],
  },
  createIllegalIssue: { method: 'POST', path: '/api/v2/common/createIllegalIssue', base: 'default' },
  sendSmsCode: { method: 'POST', path: '/api/v2/common/sendSmsCode', base: 'default' },
  reportKejia: {
    method: 'POST',
    path: '/api/v2/common/reportKejia',
    base: 'default',
    signed: ['entity.mobile', 'timestamp'],
  },
} as const satisfies Record<string, Address>;

/** Upload path for evidence, with a token from `uploadSurveyToken`. */
export const uploadPath = '/api/v2/common/surveyUpload';

export type BrowserCallName = keyof typeof browserAddresses;
