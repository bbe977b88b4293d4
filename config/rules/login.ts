/** Cookies of the account site: a visitor who has both, and neither empty, counts as logged in. */
export const loginCookies = ['urs_t', 'urs_u'] as const;
