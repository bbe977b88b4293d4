import { browserFeatures, callHeaders, defineSite } from '#generator';
import { allowedFeatures } from './browser-features.ts';
import { browserConfigOf } from './browser-config.ts';
import { uploadPath } from './calls/addresses.ts';
import { browserCalls } from './calls/browser.ts';
import { requestHeaders } from './calls/headers.ts';
import { request } from './calls/request.ts';
import { calls } from './calls/index.ts';
import { clock } from './clock.ts';
import { eventAttributes } from './event-attributes.ts';
import { families } from './families.ts';
import { feeds } from './feeds.ts';
import { frame } from './frame.ts';
import { trustedTimes } from './freshness.ts';
import { guards } from './guards.ts';
import { kinds } from './kinds/index.ts';
import { buildLimits, limits, uploadLimit } from './limits.ts';
import { lists } from './lists.ts';
import { local } from './local/index.ts';
import { standIns } from './local/stand-ins/index.ts';
import { neighbours } from './neighbours.ts';
import { publishing } from './publishing.ts';
import { rateLimits } from './rate-limits.ts';
import { redirectHosts, redirects } from './redirects.ts';
import { areas } from './routes/index.ts';
import { errorPage, errorStatuses } from './routes/errors.ts';
import { defaultLabels, headerDefaults } from './routes/route.ts';
import { viewportOf } from './rules/edition.ts';
import { records } from './rules/record-address.ts';
import { loginCookies } from './rules/login.ts';
import { thirdPartiesOf } from './rules/service-origins.ts';
import { lesserAreas, notSearched, searchLimits } from './search.ts';
import { type SiteConfig, site } from './site.ts';
import { layoutNames } from './site-types.ts';
import { goHome, notFoundMessage, requestFailed, unknownMiddleware } from './error-messages.ts';
import { unreadableRequest } from './unreadable-request.ts';
import { styleGuide } from './style-guide.ts';
import { templates } from './templates.ts';
import { variables } from './variables.ts';

/** The site, as the generator sees it: each value is one of its tables. */
export default defineSite({
  config: site,
  variables,
  areas,
  redirects,
  redirectHosts,
  lists,
  families,
  kinds,
  feeds,
  local,
  standIns,
  records,
  guards,
  layouts: layoutNames,
  deviceFontLayouts: ['phone'],
  attributes: eventAttributes,
  header: headerDefaults,
  labels: defaultLabels,
  viewport: viewportOf,
  neighbours,
  clock,
  menus: request('navigation'),
  seo: request('seoInfo'),
  frame,
  browserConfig: (config) => browserConfigOf(config as SiteConfig),
  errors: { ...errorPage, statuses: errorStatuses, phone: true },
  calls,
  browserCalls,
  paths: { prefixes: ['/api/v2/'], whole: ['/weixin/token'], upload: uploadPath },
  callHeaders: { ...callHeaders, request: requestHeaders },
  rateLimits,
  loginCookies,
  messages: {
    requestFailed,
    notFound: notFoundMessage,
    unknownGuard: unknownMiddleware,
    goHome,
    otherError: { zh: null, en: 'Error' },
    unreadable: unreadableRequest,
  },
  limits: { ...buildLimits, callTime: limits.callTime, upload: uploadLimit },
  thirdParties: (config) => thirdPartiesOf(config as SiteConfig),
  features: { known: browserFeatures, allowed: allowedFeatures },
  search: { limits: searchLimits, excluded: notSearched, lesserAreas },
  publishing,
  style: styleGuide,
  templates,
  trustedTimes,
});
