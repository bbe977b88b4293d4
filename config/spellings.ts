import type { Spelling } from '#generator';

/** Articles of the blog are free to write otherwise. */
const articles = 'config/content/blog/articles/';

const counted =
  '(?:[个次条页人位名笔路题通份张节场分秒毫块台家字天小元万]|ms\\b|s\\b|kbps\\b|Mbps\\b|kB\\b|MB\\b|GB\\b|km\\b|people\\b|messages\\b|times\\b)';

/**
 * One way to write what can be written in several. `site content check --style` reads every page and content file with it.
 *
 * - Chinese texts have full-width punctuation and “ ” ‘ ’; figures, Latin letters, `%`, `/` and `¥` are half-width.
 * - A space stands between a Chinese character and a Latin letter or figure, and between a figure and its unit. No space
 *   stands before `%`, after `¥`, or beside full-width punctuation.
 * - Units are `kB MB GB TB`, `kbps Mbps`, `Hz kHz`. Chinese pages write 毫秒 and 秒, English ones `ms`; articles write `ms`.
 * - Heights of a picture are `720p`. Integers from four digits on are grouped by commas; years, standards and codes are not.
 * - A price is `¥22`, with its unit `¥22/千分钟`. Ranges are 8 至 21 or 3 到 7 in Chinese.
 * - English is British: licence, signalling, authorise; `email` without a hyphen. One word for one thing: log in, business day, chat room.
 */
export const spellings: readonly Spelling[] = [
  // Units
  {
    about: 'height of a picture',
    wrong: /\b(\d{3,4})P\b/g,
    wanted: '$1p',
    in: 'both',
    example: ['转码 720P', '转码 720p'],
  },
  {
    about: 'milliseconds in Chinese',
    wrong: /(\d) ?ms\b/g,
    wanted: '$1 毫秒',
    in: 'han',
    notIn: articles,
    example: ['时延 61 ms', '时延 61 毫秒'],
  },
  {
    about: 'milliseconds in English',
    wrong: /(\d) ?(?:milliseconds?|msecs?)\b/g,
    wanted: '$1 ms',
    in: 'latin',
    example: ['in 650 milliseconds', 'in 650 ms'],
  },
  {
    about: 'kilobytes',
    wrong: /\b(\d[\d.,]*) ?(?:KB|Kb|KiB)\b/g,
    wanted: '$1 kB',
    in: 'both',
    example: ['60 KB', '60 kB'],
  },
  {
    about: 'bit rate',
    wrong: /\b(\d[\d.,]*) ?(?:Kbps|KBPS|kbit\/s|kb\/s|Kb\/s)(?![A-Za-z])/g,
    wanted: '$1 kbps',
    in: 'both',
    example: ['48 Kbps', '48 kbps'],
  },
  {
    about: 'bit rate',
    wrong: /\b(\d[\d.,]*) ?(?:mbps|MBPS|Mbit\/s|Mb\/s)(?![A-Za-z])/g,
    wanted: '$1 Mbps',
    in: 'both',
    example: ['2 Mb/s', '2 Mbps'],
  },
  {
    about: 'space before a unit',
    wrong: /(\d)(kB|MB|GB|TB|kbps|Mbps|Gbps|kHz|MHz|Hz|ms|mAh)\b/g,
    wanted: '$1 $2',
    in: 'both',
    example: ['5GB', '5 GB'],
  },
  { about: 'per cent', wrong: /(\d)\s+%|(\d)％/g, wanted: '$1$2%', in: 'both', example: ['30 % loss', '30% loss'] },
  {
    about: 'per cent',
    wrong: /\b(\d[\d.]*) per ?cent\b/g,
    wanted: '$1%',
    in: 'latin',
    example: ['18 percent', '18%'],
  },
  {
    about: 'times',
    wrong: /(\d) ?[xX] ?(?=\d)/g,
    wanted: '$1 × ',
    in: 'both',
    example: ['6x4', '6 × 4'],
  },
  // Numbers and prices
  {
    about: 'groups of three digits',
    wrong: new RegExp(`(?<![\\d.,×*@:/#+–-]|第 )(\\d{1,3})(\\d{3})(?= ?${counted})`, 'g'),
    wanted: '$1,$2',
    in: 'both',
    example: ['5000 次切换', '5,000 次切换'],
  },
  {
    about: 'groups of three digits',
    wrong: new RegExp(`(?<![\\d.,×*@:/#+–-]|第 )(\\d{1,3})(\\d{3})(\\d{3})(?= ?${counted})`, 'g'),
    wanted: '$1,$2,$3',
    in: 'both',
    example: ['1200000 条', '1,200,000 条'],
  },
  { about: 'price', wrong: /￥\s*|¥\s+/g, wanted: '¥', in: 'both', example: ['￥ 22', '¥22'] },
  { about: 'price and unit', wrong: /／/g, wanted: '/', in: 'both', example: ['¥22／千分钟', '¥22/千分钟'] },
  {
    about: 'range',
    wrong: /(\d) ?[~～] ?(?=\d)/g,
    wanted: '$1 至 ',
    in: 'han',
    example: ['8～21 点', '8 至 21 点'],
  },
  // Letters and signs
  {
    about: 'full-width letters and figures',
    wrong: /[０-９Ａ-Ｚａ-ｚ]+/g,
    wanted: 'half-width',
    in: 'both',
    example: ['１２', 'half-width'],
  },
  {
    about: 'space between Chinese and Latin',
    wrong: /(\p{Script=Han})(?=[A-Za-z\d])/gu,
    wanted: '$1 ',
    in: 'han',
    example: ['见SDK 说明', '见 SDK 说明'],
  },
  {
    about: 'space between Latin and Chinese',
    wrong: /([A-Za-z\d%])(?=\p{Script=Han})/gu,
    wanted: '$1 ',
    in: 'han',
    example: ['SDK合规说明', 'SDK 合规说明'],
  },
  {
    about: 'space beside full-width punctuation',
    wrong: / (?=[，。、；：？！）》”])|(?<=[，。、；：？！（《“]) /g,
    wanted: '',
    in: 'han',
    example: ['违约金。 暂停', '违约金。暂停'],
  },
  {
    about: 'full-width comma',
    wrong: /(?<=\p{Script=Han}), ?(?=\p{Script=Han})/gu,
    wanted: '，',
    in: 'han',
    example: ['消息,通话', '消息，通话'],
  },
  {
    about: 'full-width colon',
    wrong: /(?<=\p{Script=Han}): ?/gu,
    wanted: '：',
    in: 'han',
    example: ['注意: 先登录', '注意：先登录'],
  },
  {
    about: 'full-width semicolon',
    wrong: /(?<=\p{Script=Han}); ?/gu,
    wanted: '；',
    in: 'han',
    example: ['先登录; 再发送', '先登录；再发送'],
  },
  {
    about: 'full-width question mark',
    wrong: /(?<=\p{Script=Han})\?/gu,
    wanted: '？',
    in: 'han',
    example: ['要多久?', '要多久？'],
  },
  {
    about: 'full-width brackets',
    wrong: /(?<=\p{Script=Han}) ?\(([^)]*)\)/gu,
    wanted: '（$1）',
    in: 'han',
    example: ['认证 (CNAS)', '认证（CNAS）'],
  },
  { about: 'quotation marks', wrong: /[「『]/g, wanted: '“', in: 'both', example: ['「实时', '“实时'] },
  { about: 'quotation marks', wrong: /[」』]/g, wanted: '”', in: 'both', example: ['实时」', '实时”'] },
  {
    about: 'quotation marks',
    wrong: /"([^"]*)"/g,
    wanted: '“$1”',
    in: 'both',
    example: ['"real time"', '“real time”'],
  },
  { about: 'apostrophe', wrong: /(\w)'(?=\w)/g, wanted: '$1’', in: 'both', example: ["carrier's", 'carrier’s'] },
  { about: 'ellipsis', wrong: /\.\.\.|。。。/g, wanted: '…', in: 'both', example: ['...', '…'] },
  // Words and names
  { about: 'account', wrong: /帐(?=[号户单])/g, wanted: '账', in: 'han', example: ['帐号', '账号'] },
  { about: 'log in', wrong: /登陆/g, wanted: '登录', in: 'han', example: ['登陆控制台', '登录控制台'] },
  { about: 'product name', wrong: /即时通信/g, wanted: '即时通讯', in: 'han', example: ['即时通信', '即时通讯'] },
  { about: 'latency', wrong: /低延[迟时]/g, wanted: '低时延', in: 'han', example: ['低延迟', '低时延'] },
  { about: 'latency', wrong: /延[迟时](?= \d)/g, wanted: '时延', in: 'han', example: ['延迟 44 毫秒', '时延 44 毫秒'] },
  { about: 'latency', wrong: /嘴到耳/g, wanted: '端到端', in: 'han', example: ['嘴到耳 158 毫秒', '端到端 158 毫秒'] },
  { about: 'poor network', wrong: /(?<!弄)坏网|烂网/g, wanted: '弱网', in: 'han', example: ['坏网听感', '弱网听感'] },
  {
    about: 'solution name',
    wrong: /语音房(?!间)/g,
    wanted: '语聊房',
    in: 'han',
    example: ['一间语音房', '一间语聊房'],
  },
  { about: 'not needed', wrong: /无需/g, wanted: '无须', in: 'han', example: ['无需安装', '无须安装'] },
  { about: 'system name', wrong: /安卓/g, wanted: 'Android', in: 'han', example: ['安卓', 'Android'] },
  {
    about: 'system name',
    wrong: /鸿蒙|Harmony ?Os|Harmony OS/g,
    wanted: 'HarmonyOS',
    in: 'both',
    example: ['鸿蒙', 'HarmonyOS'],
  },
  { about: 'system name', wrong: /\b(?:IOS|Ios)\b/g, wanted: 'iOS', in: 'both', example: ['IOS', 'iOS'] },
  {
    about: 'system name',
    wrong: /\b(?:MacOS|MACOS|OS X)\b/g,
    wanted: 'macOS',
    in: 'both',
    example: ['MacOS', 'macOS'],
  },
  {
    about: 'wireless network',
    wrong: /\b(?:Wifi|WiFi|wifi|WIFI|WI-FI|WLAN)\b/g,
    wanted: 'Wi-Fi',
    in: 'both',
    example: ['WLAN', 'Wi-Fi'],
  },
  {
    about: 'application',
    wrong: /(?<!-)\b(?:APP|app)\b(?! Store)/g,
    wanted: 'App',
    in: 'han',
    example: ['新 APP', '新 App'],
  },
  {
    about: 'name',
    wrong: /\b(?:Javascript|Java Script)\b/g,
    wanted: 'JavaScript',
    in: 'both',
    example: ['Javascript', 'JavaScript'],
  },
  { about: 'name', wrong: /\b(?:Github|github)\b/g, wanted: 'GitHub', in: 'both', example: ['Github', 'GitHub'] },
  {
    about: 'name',
    wrong: /\b(?:NodeJS|Nodejs|node\.js|Node\.JS)\b/g,
    wanted: 'Node.js',
    in: 'both',
    example: ['NodeJS', 'Node.js'],
  },
  {
    about: 'name',
    wrong: /\b(?:WebRtc|Webrtc|WEBRTC)\b/g,
    wanted: 'WebRTC',
    in: 'both',
    example: ['Webrtc', 'WebRTC'],
  },
  {
    about: 'name',
    wrong: /\b(?:WECAN|WeCan|WeCAN|Wecan|We-Can)\b/g,
    wanted: 'WE-CAN',
    in: 'both',
    example: ['WeCan', 'WE-CAN'],
  },
  {
    about: 'email',
    wrong: /\b([Ee])-mail/g,
    wanted: '$1mail',
    in: 'latin',
    example: ['E-mail address', 'Email address'],
  },
  {
    about: 'log in, not sign in',
    wrong: /\bsign(s?) (in|out)\b/g,
    wanted: 'log$1 $2',
    in: 'latin',
    example: ['when a user signs out', 'when a user logs out'],
  },
  {
    about: 'login, not sign-in',
    wrong: /\b[Ss]ign-(in|out)(s?)\b/g,
    wanted: 'log$1$2',
    in: 'latin',
    example: ['recent sign-ins', 'recent logins'],
  },
  {
    about: 'logged in, not signed in',
    wrong: /\bsigned (in|out)\b/g,
    wanted: 'logged $1',
    in: 'latin',
    example: ['keep you signed in', 'keep you logged in'],
  },
  {
    about: 'business day',
    wrong: /\bworking day(s?)\b/g,
    wanted: 'business day$1',
    in: 'latin',
    example: ['within one working day', 'within one business day'],
  },
  {
    about: 'chat room',
    wrong: /\b([Cc])hatrooms\b/g,
    wanted: '$1hat rooms',
    in: 'latin',
    example: ['Chat and chatrooms', 'Chat and chat rooms'],
  },
  {
    about: 'public internet',
    wrong: /\bopen internet\b/g,
    wanted: 'public internet',
    in: 'latin',
    example: ['over the open internet', 'over the public internet'],
  },
  {
    about: 'British spelling',
    wrong: /\b([Ss])ignaling/g,
    wanted: '$1ignalling',
    in: 'latin',
    example: ['signaling', 'signalling'],
  },
  {
    about: 'British spelling',
    wrong: /\b([Bb])ehavior/g,
    wanted: '$1ehaviour',
    in: 'latin',
    example: ['behavior', 'behaviour'],
  },
  {
    about: 'British spelling',
    wrong: /\b([Cc])enter(?=s?\b)/g,
    wanted: '$1entre',
    in: 'latin',
    example: ['center', 'centre'],
  },
  {
    about: 'British spelling',
    wrong: /\b([Cc]ol|[Ff]av|[Hh]on|[Nn]eighb)or(?=s?\b|ed\b|ing\b|hood)/g,
    wanted: '$1our',
    in: 'latin',
    example: ['a neighboring color', 'a neighbouring colour'],
  },
  {
    about: 'British spelling',
    wrong:
      /\b([Aa]uthor|[Oo]rgan|[Rr]ecogn|[Ss]ynchron|[Oo]ptim|[Mm]inim|[Cc]ustom|[Ii]nitial|[Pp]riorit|[Ss]ummar)iz(?=e[sd]?\b|ing\b|ation)/g,
    wanted: '$1is',
    in: 'latin',
    example: ['authorized', 'authorised'],
  },
];
