import type { RateLimit } from '#generator';

/** Rate limits per client for calls that cause costs or manual work. */
export const rateLimits: readonly RateLimit[] = [
  { name: 'codes', paths: ['/api/v2/common/sendSmsCode'], perMinute: 6, burst: 5 },
  // Several people may share one address.
  {
    name: 'forms',
    paths: ['/api/v2/common/reportKejia', '/api/v2/common/createIllegalIssue', '/api/v2/common/uploadSurveyToken'],
    perMinute: 30,
    burst: 10,
  },
];
