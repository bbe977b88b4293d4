import type { ChartProps } from '../../../components/sections/chart/chart.tsx';
import type { ComparisonColumn, ComparisonRow } from '../../../components/sections/comparison-table.tsx';
import { measurements } from '../../../config/measurements.ts';
import { productLimits } from '../../../config/product-limits.ts';

const { quicklogin } = productLimits;

/** Why a login by one tap did not come about, in per cent of all attempts, and what then happens. */
export const failures = [
  ['没有打开蜂窝数据', 3.1, '直接给短信入口'],
  ['三秒内没有答复', 1.4, '提前预取，不等'],
  ['用户自己选了别的方式', 1.2, '不算失败'],
  ['上网的不是想用的那张卡', 0.7, '号码写大，可切换'],
  ['代理接管了流量', 0.6, '绑蜂窝接口再试'],
  ['令牌过期', 0.4, '回到页面时重取'],
  ['物联网卡与专用接入点', 0.3, '转短信'],
  ['携号转网，判错一家', 0.2, '另两家各试 1 秒'],
  ['国际漫游', 0.2, '转短信，提示会慢'],
  ['服务器时钟不准', 0.1, '校时'],
] as const;

/** Of a hundred people, how many still wait so many seconds after the press; 24 of them need a text even now: 74 of 310. */
const bySms = measurements.sms.receipt + 3.8;
const rest = Math.round((74 / 310) * 100);
export const waiting: ChartProps = {
  size: 'beside',
  label: `一百个人点下登录之后还在等的：只有短信时 ${bySms} 秒里一直是九十多人；加了一键登录，${measurements.quicklogin.login} 秒后只剩 ${rest} 人`,
  x: { from: 0, to: 8, ticks: [0, 2, 4, 6, 8], name: '点下之后（秒）' },
  y: { from: 0, ticks: [0, 50, 100], name: '还在等（人）' },
  marks: [
    {
      kind: 'line',
      tone: 'muted',
      filled: true,
      points: [
        [0, 100],
        [bySms, 93],
        [bySms, 0],
      ],
    },
    {
      kind: 'line',
      tone: 'second',
      filled: true,
      stepped: true,
      points: [
        [0, 100],
        [measurements.quicklogin.login, rest],
        [bySms, 0],
      ],
    },
    { kind: 'point', at: [5.6, 94.6], name: '全发短信，走掉 7 人', tone: 'muted', side: 'below' },
    { kind: 'point', at: [measurements.quicklogin.login, rest], name: `一键之后剩 ${rest} 人`, tone: 'second' },
  ],
};

export const truths = [
  { title: '它认卡，不认人', text: '证明的是这张卡此刻在这台手机里上网。借出去的手机照样能过，付款与改密要再验一项。' },
  { title: '号码会换主人', text: '停用的号码过几个月会重新放出来。九十天没登录的账号，过了号码这关也先别放行。' },
  { title: '备用门也要上锁', text: '有人会故意关掉蜂窝，逼您改发短信。短信那一侧的限流，上线一键登录之后一条都别拆。' },
];

export const columns: readonly ComparisonColumn[] = [
  { name: '一键登录', note: '给我号码', marked: true },
  { name: '本机号码校验', note: '是不是这个号' },
  { name: '短信验证码', note: '能不能收到' },
];

export const rows: readonly ComparisonRow[] = [
  { name: '用户做什么', cells: ['点一下', '什么也不做', '等短信，填六位数'] },
  { name: '您得到什么', cells: ['完整号码', '是或否', '填对或填错'] },
  { name: '要有蜂窝数据', cells: ['要', '要', '不要'] },
  { name: '用在哪里', cells: ['注册、登录', '下单、提现前复核', '取不到号时'] },
  { name: '何时收费', cells: ['换到号码', '得到答案', '运营商接收'] },
];

export const limits = [
  { value: String(measurements.quicklogin.login), unit: '秒', name: '点下到登录', condition: '平均，预取号已完成' },
  { value: String(measurements.quicklogin.success), unit: '%', name: '成功率', condition: '4,200 万次尝试' },
  { value: String(quicklogin.token), unit: '分钟', name: '令牌有效期', condition: '只能用一次' },
  { value: '5', unit: 'kB', name: '一次取号的流量', condition: '走蜂窝，Wi-Fi 开着也一样' },
];

export const cases = [
  {
    when: '用户多在电脑上登录',
    why: '没有卡，取不到号；扫码登录也得先有登录过的手机。',
    instead: { href: '/sms', name: '短信' },
  },
  {
    when: '面向海外号码',
    why: '只接移动、联通、电信三家，境外卡一律转短信。',
    instead: { href: '/global', name: '出海' },
  },
  { when: '要证明是本人', why: '一键登录不做实名核验，只说明卡在手里。' },
];

export const samples = [
  {
    label: 'Android',
    language: 'kotlin',
    code: `import com.yunqiao.quicklogin.QuickLogin

// 应用启动、空闲时就取，别等用户来点
QuickLogin.prefetch(context, appKey)

button.setOnClickListener {
  QuickLogin.authorize(activity, waitMillis = 800) { result ->
    when (result) {
      is Token -> api.login(result.value) // 交给服务端
      is Fallback -> showSms(result.reason)
    }
  }
}`,
  },
  {
    label: '服务端',
    language: 'shell',
    code: `# 两分钟内、只一次；重试要带同一个幂等键
curl https://api.yunqiao.example/v2/quicklogin/exchange \\
  -H "Authorization: Bearer $SECRET" \\
  -H "Idempotency-Key: login-77f0" \\
  -d '{ "token": "qt_5c1e…" }'

# { "phone": "138****5678 的完整号码",
#   "carrier": "mobile" }`,
  },
] as const;

export const steps = [
  { title: '登记包名与签名', text: '三个平台各登记一次，审核约一小时。' },
  { title: '放好授权页', text: '号码栏与协议位置固定，颜色、标志和按钮可改。' },
  { title: '接上短信', text: '同一个回调里处理取号失败，界面不跳转。' },
];

export const questions = [
  {
    question: '没点同意，应用能拿到号码吗？',
    answer: '不能。授权页由 SDK 绘制，同意之前客户端只有掩码；完整号码只在两台服务器之间传。',
  },
  {
    question: '双卡手机取的是哪张卡？',
    answer: '正在用来上网的那张。授权页上掩码写得醒目，并给一个切换入口。',
  },
  {
    question: '取号失败收钱吗？',
    answer: '不收，用户取消也不收。转去发的短信记在短信账上，不重复计。',
  },
  {
    question: '小程序和网页能用吗？',
    answer: '手机网页能用，须走蜂窝网络；小程序用平台自带的手机号授权，不经过我们。',
  },
];

export const neighbours = [
  { href: '/sms', name: '短信', text: '取不到号时的另一条路，模板与签名先备好。' },
  { href: '/connection', name: '专线电话', text: '登录之后联系用户，用隐私号不露真号。' },
  { href: '/im', name: '即时通讯 IM', text: '换到号码后签发聊天令牌，一次登录到底。' },
];
