/** Whether tests that try many cases of one kind try all of them, which takes minutes: `SITE_TEST_THOROUGH=1`. */
export const thorough = process.env['SITE_TEST_THOROUGH'] === '1';
