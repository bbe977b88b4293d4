import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Start } from '../../../components/sections/start.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { Specimen } from '../specimen.ts';

const data = {
  document: [
    {
      title: '快速开始',
      children: [
        {
          title: '十五分钟发出第一条消息',
          desc: '建应用、集成 SDK、登录、收发，四步走完',
          link: 'https://doc.yunqiao.example/im/a',
        },
        {
          title: '服务端签发登录令牌',
          desc: '令牌的有效期、续期与吊销，附五种语言的示例',
          link: 'https://doc.yunqiao.example/im/b',
        },
      ],
    },
    {
      title: '消息与会话',
      children: [
        {
          title: '消息的顺序、去重与补齐',
          desc: '会话内序号怎样生成，断线之后从哪里开始补',
          link: 'https://doc.yunqiao.example/im/c',
        },
        { title: '历史消息与漫游', desc: '按时间与序号翻页', link: 'https://doc.yunqiao.example/im/d' },
      ],
    },
  ],
  demo: [
    { title: '即时通讯演示', desc: '单聊、群聊与推送，两台手机互相发', link: '/sdk/app/im', type: 'ios' },
    { title: '网页版', desc: '', link: 'https://demo.yunqiao.example/im', type: 'web' },
  ],
};

const steps = [
  { title: '建应用', text: '控制台里两分钟，拿到 AppKey。' },
  { title: '接 SDK', text: '一行依赖，七个平台同一套接口。' },
  { title: '发消息', text: '登录、收发，第一条消息十五分钟内到。' },
];

const questions = [
  { question: '断网时发的消息会丢吗？', answer: '不会。SDK 先存本地，连上后按序补发，服务端按消息 ID 去重。' },
  { question: '历史消息留多久？', answer: '默认 30 天，可加购到 3 年。' },
  { question: '能从自研的长连接迁过来吗？', answer: '能。双写两周，再按群切换，随时可以切回。' },
  { question: '海外用户慢不慢？', answer: '就近接入，跨洲中位数 156 毫秒。' },
];

const neighbours = [
  { href: '/netcall', name: '音视频通话', text: '会话里一键呼叫，铃声和离线推送共用' },
  { href: '/chatroom', name: '聊天室', text: '人数不限的广播房间，消息分优先级' },
  { href: '/im-ai', name: 'IM AI 智能体', text: '群里多一位查得到出处的成员' },
];

const price = listedPrice({
  product: 'im',
  usage: '一万二千月活、180 GB 存储的教育应用',
  quantities: { mau: 12_000, storage: 180 },
});

const actions = (
  <>
    <Button href="#" event={{ zone: 'sheet' }} size="large">
      免费试用
    </Button>
    <Button href="#" event={{ zone: 'sheet' }} size="large" variant="secondary">
      预约架构师
    </Button>
  </>
);
const act = { title: '下班前，收到第一条消息', lead: '实名后送 1,000 月活，30 天。', actions };
const shared = { data, steps, questions, neighbours, price };
const code = {
  name: 'start',
  label: '登录并发出第一条',
  samples: [
    {
      label: 'JavaScript',
      language: 'javascript' as const,
      code: "const im = await connect({ appKey, account, token });\nim.on('message', ({ from, text }) => show(from, text));\nawait im.send({ to: 'lin', text: '六点来拿' });",
    },
  ],
};

const limits = {
  specs: [
    { name: '一条信令', value: '4', unit: 'kB', condition: 'UTF-8 编码后' },
    { name: '一个频道', value: '500', unit: '人', condition: '同时在线' },
    { name: '邀请有效期', value: '45', unit: '秒' },
  ],
  source: '2026 年 10 月，国内线路',
  cases: [
    { when: '明天还要看到', why: '信令确认之后就删。', instead: { href: '/im', name: '即时通讯 IM' } },
    { when: '一大群人', why: '频道到 500 人为止。', instead: { href: '/chatroom', name: '聊天室' } },
  ],
};

export const start: readonly Specimen[] = [
  {
    edition: 'zh',
    night: 'graphite',
    body: <Start look="terminal" title="打通第一次邀请" code={code} {...shared} steps={[]} limits={limits} act={act} />,
  },
  {
    edition: 'zh',
    paper: 'ledger',
    body: <Start look="receipt" title="接进登录页" {...shared} limits={{ specs: limits.specs }} act={act} />,
  },
  {
    edition: 'zh',
    body: <Start look="quiet" title="建一个服务器" {...shared} limits={{ specs: limits.specs }} act={act} />,
  },
  { edition: 'zh', body: <Start first="code" title="开始使用" code={code} {...shared} steps={[]} act={act} /> },
  {
    edition: 'zh',
    night: 'aubergine',
    body: <Start first="questions" title="先听一耳朵" {...shared} ground="raised" act={act} />,
  },
  {
    edition: 'zh',
    paper: 'ledger',
    body: <Start first="price" title="价格与开通" {...shared} ground="paper" act={{ ...act, ground: 'paper' }} />,
  },
  {
    edition: 'en',
    night: 'forest',
    body: (
      <Start
        first="questions"
        title="Before you sign"
        data={{ document: [], demo: [] }}
        steps={[
          { title: 'Create an app', text: 'Two minutes in the console.' },
          { title: 'Add the SDK', text: 'One dependency, seven platforms.' },
          { title: 'Send', text: 'The first message within fifteen minutes.' },
        ]}
        price={{
          value: '$0.0009',
          unit: 'per participant minute',
          name: 'HD calls',
          usage: '20,000 consultations of 12 minutes',
          rows: [{ name: 'Calls', how: '480,000 min × $0.0009', amount: '$432.00' }],
          total: '$432.00',
          href: '/en/price',
        }}
        questions={[
          { question: 'Where is patient data stored?', answer: 'In the region you choose when you create the app.' },
          { question: 'Do you sign a BAA?', answer: 'Yes, with every paid plan.' },
          {
            question: 'Can calls be recorded on our side only?',
            answer: 'Yes. Recording in your own bucket needs no copy at ours.',
          },
          { question: 'What happens on a 3G line?', answer: 'Below 280 kbps the picture freezes and the voice stays.' },
        ]}
        neighbours={[
          { href: '/en/im', name: 'In-app chat', text: 'Results and reminders where the visit took place' },
          { href: '/global', name: 'Global network', text: 'Nine regions, one bill' },
          { href: '/service', name: 'Support', text: 'Who answers, and within how many minutes' },
        ]}
        act={{
          title: 'Run a consultation today',
          actions: (
            <Button href="#" event={{ zone: 'sheet' }} size="large">
              Get started
            </Button>
          ),
        }}
      />
    ),
  },
];
