/**
 * Rules of the specification, and how each is broken: in `file`, `from` becomes `to`. `from` stands there once.
 *
 * @type {readonly { rule: string, file: string, from: string, to: string }[]}
 */
export const rules = [
  // Editions
  {
    rule: 'a path is compared with those of the English edition by whole segments',
    file: 'config/rules/edition.ts',
    from: "return path === '/' || path === '/en' || path.startsWith('/en/')",
    to: "return path === '/' || path.startsWith('/en')",
  },
  {
    rule: 'the host determines the edition, whatever the path',
    file: 'config/rules/edition.ts',
    from: "if (isHostOf(host, enDomain)) return 'en';",
    to: "if (isHostOf(host, enDomain) && path.startsWith('/en')) return 'en';",
  },
  {
    rule: 'pages in /hk/ are of the English edition',
    file: 'config/rules/edition.ts',
    from: " || path.startsWith('/hk/')",
    to: '',
  },
  {
    rule: 'a domain has subdomains, and no other names that end like it',
    file: 'cli/define/host.ts',
    from: 'name.endsWith(`.${domain}`)',
    to: 'name.endsWith(domain)',
  },
  {
    rule: 'addresses with /m/ anywhere are for phones',
    file: 'config/rules/edition.ts',
    from: "path.includes('/m/')",
    to: "path.startsWith('/m/')",
  },
  // Redirects
  {
    rule: 'old addresses lead to the page that the table names',
    file: 'config/redirects.ts',
    from: "{ edition: 'zh', from: '/pay', to: '/price' }",
    to: "{ edition: 'zh', from: '/pay', to: '/clauses' }",
  },
  {
    rule: 'sources of redirects match in upper and lower case',
    file: 'cli/server-model/redirect-rules.ts',
    from: 'return decode(path).replace(/[A-Z]/g, (letter) => letter.toLowerCase());',
    to: 'return decode(path);',
  },
  {
    rule: 'a redirect keeps the query',
    file: 'cli/server-model/respond.ts',
    from: 'if (row) return row.to + target.query;',
    to: 'if (row) return row.to;',
  },
  {
    rule: 'redirects are permanent',
    file: 'cli/server-model/respond.ts',
    from: 'if (location !== null) return response(301, { location });',
    to: 'if (location !== null) return response(302, { location });',
  },
  {
    rule: 'an unknown guard stops the build',
    file: 'cli/plan/guards.ts',
    from: 'if (!guard) {',
    to: 'if (!guard && name === "") {',
  },
  // Login
  {
    rule: 'a visitor is logged in with both cookies only',
    file: 'runtime/lib/login-state.ts',
    from: 'loginCookies.every(',
    to: 'loginCookies.some(',
  },
  {
    rule: 'an empty cookie is none',
    file: 'runtime/lib/login-state.ts',
    from: '${name}=[^;]`',
    to: '${name}=`',
  },
  {
    rule: 'links to log in lead to the console when logged in',
    file: 'config/rules/account-link.ts',
    from: 'loggedIn && (registers || path === config.paths.login)',
    to: 'loggedIn && registers',
  },
  {
    rule: 'counts above 99 show as 99+',
    file: 'config/rules/visitor.ts',
    from: 'return count > cap ?',
    to: 'return count >= cap ?',
  },
  // Attribution
  {
    rule: 'the channel is the text before the bar',
    file: 'config/rules/attribution.ts',
    from: "return bounded(query.get('from')?.split('|')[0]) ?? bounded(cookie('from'))",
    to: "return bounded(query.get('from')) ?? bounded(cookie('from'))",
  },
  {
    rule: 'the query names the channel before the cookie does',
    file: 'config/rules/attribution.ts',
    from: "bounded(query.get('from')?.split('|')[0]) ?? bounded(cookie('from')) ?? bounded(cookie('adchannel'))",
    to: "bounded(cookie('from')) ?? bounded(query.get('from')?.split('|')[0]) ?? bounded(cookie('adchannel'))",
  },
  {
    rule: 'the cookie adchannel is the last that names a channel',
    file: 'config/rules/attribution.ts',
    from: " ?? bounded(cookie('adchannel'));",
    to: ';',
  },
  {
    rule: 'channel and invite are kept for thirty days',
    file: 'config/limits.ts',
    from: 'attribution: 2_592_000_000',
    to: 'attribution: 259_200_000',
  },
  {
    rule: 'the clue falls back to the channel',
    file: 'config/rules/attribution.ts',
    from: 'clueFrom: said.clueFrom ?? said.from',
    to: 'clueFrom: said.clueFrom',
  },
  {
    rule: 'the other edition gets no clue that nobody sent',
    file: 'config/rules/attribution.ts',
    from: "clueFrom: said('clueFrom'),",
    to: "clueFrom: said('clueFrom') ?? channelOf(given),",
  },
  {
    rule: 'register links of the English edition name its locale',
    file: 'config/rules/registration.ts',
    from: ", locale: 'en_US'",
    to: '',
  },
  {
    rule: 'register links name the product of the page where no channel is known',
    file: 'config/rules/account-link.ts',
    from: "const fallback = registers ? product : '';",
    to: "const fallback = '';",
  },
  // Calls
  {
    rule: 'a body is a success when its `success` is true, too',
    file: 'cli/content/wrapper.ts',
    from: 'body.res === 200 || body.success === true',
    to: 'body.res === 200',
  },
  {
    rule: 'a failed call has the fixed message of its edition',
    file: 'config/error-messages.ts',
    from: "zh: '请求异常，请重试',",
    to: "zh: '请求失败',",
  },
  {
    rule: 'a list of lecturers has thirty at most',
    file: 'config/limits.ts',
    from: 'lecturers: 30',
    to: 'lecturers: 31',
  },
  {
    rule: 'signatures join the values in the order of their names',
    file: 'runtime/lib/signature.ts',
    from: "values.join('')",
    to: "values.reverse().join('')",
  },
  // Errors
  {
    rule: 'a 404 says in English that the page could not be found',
    file: 'cli/server-model/error-fallback.ts',
    from: 'return status === 404 ? messages.notFound',
    to: 'return status === 403 ? messages.notFound',
  },
  {
    rule: 'other errors of the Chinese edition show their number',
    file: 'config/index.ts',
    from: "otherError: { zh: null, en: 'Error' }",
    to: "otherError: { zh: 'Error', en: 'Error' }",
  },
  {
    rule: 'retries wait as long as the API asks',
    file: 'cli/content/request.ts',
    from: 'return Number(header) * 1000;',
    to: 'return Number(header);',
  },
  // Constants
  {
    rule: 'years are counted from 13 October 1997',
    file: 'config/limits.ts',
    from: 'founded = { year: 1997, month: 10, day: 13 }',
    to: 'founded = { year: 1997, month: 10, day: 14 }',
  },
  {
    rule: 'the promotion ended at 2023-11-11 23:59 in Shanghai',
    file: 'config/limits.ts',
    from: 'promotionEnd = 1_699_718_340_000',
    to: 'promotionEnd = 1_699_718_400_000',
  },
  {
    rule: 'the progress bar shows after 200 milliseconds',
    file: 'config/limits.ts',
    from: 'throttle: 200',
    to: 'throttle: 300',
  },
  {
    rule: 'in the messaging app on iOS every visit is a real load',
    file: 'config/rules/visits.ts',
    from: '/micromessenger/i.test(userAgent) && /iphone|ipad|ipod/i.test(userAgent)',
    to: '/micromessenger/i.test(userAgent)',
  },
  {
    rule: 'a family may not lose a twentieth of its pages unseen',
    file: 'config/publishing.ts',
    from: 'share: 0.05, pages: 3',
    to: 'share: 0.5, pages: 30',
  },
  // Visitors
  {
    rule: 'the clue is kept for the visit',
    file: 'config/rules/attribution.ts',
    from: "    { name: 'clueFrom', value: bounded(query.get('clueFrom')), life: null },\n",
    to: '',
  },
  {
    rule: 'the help of a page offers the demo of a relative of its product',
    file: 'config/rules/help-demo.ts',
    from: 'shown.find((name) => name === related) ?? ',
    to: '',
  },
  {
    rule: 'a page without a description has its opening paragraph',
    file: 'cli/render/head.ts',
    from: '?? opening ?? ',
    to: '?? ',
  },
  {
    rule: 'one account site serves both editions, unless the English one has its own',
    file: 'config/variables.ts',
    from: '({ account: { zh: address, en: address } })',
    to: '({ account: { ...site.account, zh: address } })',
  },
  {
    rule: 'words such as "how" are not searched beside others',
    file: 'runtime/search/query.ts',
    from: 'const about = said.filter((term) => !fillers.has(term));',
    to: 'const about = said;',
  },
  {
    rule: 'a search for the login has the way there first',
    file: 'runtime/search/destination.ts',
    from: 'destinations[name].test(text)',
    to: 'text === ""',
  },
  {
    rule: 'a file of a wrong kind is no evidence',
    file: 'config/rules/evidence.ts',
    from: 'beginnings[type].test(head)',
    to: 'head !== ""',
  },
  {
    rule: 'the link to the other edition carries what was said of the visitor',
    file: 'config/rules/attribution.ts',
    from: 'if (value) url.searchParams.set(name, value);',
    to: 'if (!value) url.searchParams.set(name, "");',
  },
  {
    rule: 'register links name the product of the page without a script, too',
    file: 'components/ui/account-links.ts',
    from: '...(product && { from: product, clueFrom: product })',
    to: '',
  },
  {
    rule: 'clicks on an error page carry the address that was asked for',
    file: 'config/event-attributes.ts',
    from: "...(status < 400 && { 'event-page': address })",
    to: "'event-page': address",
  },
  {
    rule: 'error pages are not indexed at an address of their own',
    file: 'cli/render/head.ts',
    from: "site.noindex || !real ? 'noindex' : undefined",
    to: "site.noindex ? 'noindex' : undefined",
  },
  {
    rule: 'a question for a place leads there, too',
    file: 'runtime/search/destination.ts',
    from: ".replace(asking, '')",
    to: '',
  },
  {
    rule: 'the id of a link names its target',
    file: 'config/rules/link-event.ts',
    from: '`${action}:${href}`',
    to: 'action',
  },
  // Content
  {
    rule: 'a blank optional field counts as missing',
    file: 'cli/lib/optional-fields.ts',
    from: "value === null || (typeof value === 'string' && value.trim() === '')",
    to: 'value === null',
  },
  {
    rule: 'a record changed last when it was published, if not later',
    file: 'config/calls/shapes.ts',
    from: 'Date.parse(record.updateTime) >= Date.parse(record.publishTime)',
    to: 'record.updateTime',
  },
  {
    rule: 'Korean words keep the spaces between them',
    file: 'cli/render/join-lines.ts',
    from: "'[\\\\p{Script=Han}",
    to: "'[\\\\p{Script=Hangul}\\\\p{Script=Han}",
  },
  {
    rule: 'white space in code is text',
    file: 'cli/render/join-lines.ts',
    from: '/^<(\\/?)(pre|code|textarea)\\b/',
    to: '/^<(\\/?)(textarea)\\b/',
  },
  {
    rule: 'a time may have an offset without a colon',
    file: 'cli/define/moment.ts',
    from: '(?::?(${minute}))?))?)?$`',
    to: '(?::(${minute}))?))?)?$`',
  },
  {
    rule: 'the fallback of a photograph is 1,600 pixels wide at most',
    file: 'cli/define/picture-recipe.ts',
    from: 'fallback: { width: 1600',
    to: 'fallback: { width: 4000',
  },
];
