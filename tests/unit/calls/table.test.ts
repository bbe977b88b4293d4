import { describe, expect, it } from 'vitest';
import { browserAddresses, buildAddresses } from '../../../config/calls/addresses.ts';
import { browserCalls } from '../../../config/calls/browser.ts';
import { calls } from '../../../config/calls/index.ts';

/** Every call of the product, as its documentation lists them. */
const promised = [
  'GET /api/v2/blog/client/data',
  'POST /api/v2/blog/client/article/list',
  'POST /api/v2/blog/client/article/detail',
  'GET /api/v2/blog/client/nav',
  'GET /api/v2/blog/client/type',
  'GET /api/v2/case/client/prevOrNext',
  'GET /api/v2/case/client/top/list',
  'GET /api/v2/case/client/type/list',
  'GET /api/v2/case/client/logo/list',
  'GET /api/v2/case/client/list',
  'POST /api/v2/package/client/demo/info',
  'GET /api/v2/docserver/fe/demo/{id}',
  'GET /api/v2/package/client/demo/list',
  'GET /api/v2/package/client/demo/download/list',
  'GET /weixin/token',
  'POST /api/v2/common/uploadSurveyToken',
  'POST /api/v2/common/createIllegalIssue',
  'POST /api/v2/common/sendSmsCode',
  'GET /api/v2/commondata/client/list',
  'POST /api/v2/common/getUserInfo',
  'POST /api/v2/common/userLogout',
  'GET /api/v2/product/client/seoInfo',
  'POST /api/v2/product/client/pageData',
  'GET /api/v2/common/getChangePost',
  'GET /api/v2/common/getMctalkBanner',
  'GET /api/v2/banner/client/list',
  'GET /api/v2/banner/client/activity',
  'GET /api/v2/navigation/client/list',
  'GET /api/v2/video/client/list',
  'GET /api/v2/mctalk/guest/client/list',
  'POST /api/v2/common/reportKejia',
  'POST /api/v2/protocol/queryDetail',
];

describe('the calls', () => {
  it('are all there, by method and path', () => {
    const there = Object.values({ ...calls, ...browserCalls }).map(({ method, path }) => `${method} ${path}`);
    expect(there.toSorted()).toEqual(promised.toSorted());
  });

  it('have the addresses that the browser carries', () => {
    for (const [name, address] of Object.entries({ ...buildAddresses, ...browserAddresses })) {
      expect({ ...calls, ...browserCalls }[name as keyof typeof calls], name).toMatchObject(address);
    }
  });

  it('go to the site itself where they are about the visitor, and to the API otherwise', () => {
    const own = Object.entries({ ...buildAddresses, ...browserAddresses }).filter(([, { base }]) => base === 'site');
    expect(own.map(([name]) => name)).toEqual(['userInfo', 'userLogout', 'weixinToken']);
  });
});
