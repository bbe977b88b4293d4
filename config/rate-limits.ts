/** Calls that cost money or fill somebody's desk: how often one client may make them. */
export type RateLimit = {
  name: string;
  paths: readonly string[];
  perMinute: number;
  /** Calls that may come at once before the rate counts. */
  burst: number;
};

export const rateLimits: readonly RateLimit[] = [
  { name: 'codes', paths: ['/api/v2/common/sendSmsCode'], perMinute: 6, burst: 5 },
  // An office behind one address fills in more than one form.
  {
    name: 'forms',
    paths: ['/api/v2/common/reportKejia', '/api/v2/common/createIllegalIssue', '/api/v2/common/uploadSurveyToken'],
    perMinute: 30,
    burst: 10,
  },
];
