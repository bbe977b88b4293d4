import type { Showcase, State } from '../../../components/showcase/showcase.ts';
import { GiftSplit } from '../../../components/social/gift-split.tsx';
import { Passport } from '../../../components/social/passport.tsx';
import { PayoutTable } from '../../../components/social/payout-table.tsx';
import { RoomLatency } from '../../../components/social/room-latency.tsx';
import { StoreDesk } from '../../../components/social/store-desk.tsx';
import { TakedownRuler } from '../../../components/social/takedown-ruler.tsx';
import { Visa, type VisaProps, visaInks, visaShapes } from '../../../components/social/visa.tsx';
import { measurements } from '../../../config/measurements.ts';
import type { SocialComponent } from '../../../config/social-components.ts';
import { giftChannels, socialMarkets, socialRooms, storeReviews } from '../../../config/social-markets.ts';

const visas: readonly VisaProps[] = socialMarkets.map(({ name, city }, index) => ({
  name,
  place: city,
  note: '准许入境',
  shape: visaShapes[index % visaShapes.length]!,
  ink: visaInks[index % visaInks.length]!,
}));
const deadlines = socialMarkets.map(({ name, takedown }) => ({ name, ...takedown }));
const ours = { seconds: measurements.moderation.muted, name: '违规的麦自动闭上' };
const payouts = socialMarkets.map(({ name, payout }) => ({ name, ...payout }));
const [standard, small] = giftChannels;

/** A visa by itself, in a frame of the size that a page gives it. */
const single = (visa: VisaProps) => (
  <svg viewBox="0 0 220 150" width="264" height="180" fill="none" role="img" aria-label={`${visa.name}的签证`}>
    <g transform="translate(110 75)">
      <Visa {...visa} />
    </g>
  </svg>
);

/** Every component of the page with its states. */
export const showcases: Readonly<Record<SocialComponent, Showcase & { states: readonly State[] }>> = {
  passport: {
    component: 'Passport',
    title: '护照',
    about: '页首的图：一本摊开的护照，每个市场盖一个章。最多显示六个章；窄窗口里只有一页。',
    props: [
      { name: 'visas', type: 'VisaProps[]', about: '签证章，左右两页各三个' },
      { name: 'holder', type: 'string', about: '持有人，印在机读区，字母转为大写，空格换成“<”' },
    ],
    states: [
      { name: '六个市场', when: '默认状态。', show: <Passport visas={visas} holder="Social app" /> },
      {
        name: '两个市场',
        when: '右页为空。',
        show: <Passport visas={visas.slice(0, 2)} holder="Demo" />,
      },
      { name: '还没有签证', when: '两页都空，只有防伪底纹。', show: <Passport visas={[]} holder="Demo" /> },
      {
        name: '持有人名过长',
        when: '超出机读区的部分截断。',
        show: <Passport visas={visas.slice(0, 1)} holder="Voice rooms and live shows of the Gulf" />,
      },
    ],
  },
  visa: {
    component: 'Visa',
    title: '签证章',
    about: '护照里的一个章：市场、城市和一项要求。形状四种、油墨三种，由页面指定，相邻的章不同形也不同色。',
    props: [
      { name: 'name', type: 'string', about: '市场，六个字以内' },
      { name: 'place', type: 'string', about: '城市' },
      { name: 'note', type: 'string', about: '要求，七个字以内' },
      { name: 'shape', type: "'frame' | 'round' | 'hexagon' | 'oval'", about: '外框' },
      { name: 'ink', type: "'blue' | 'red' | 'green'", about: '油墨颜色，文字与外框相同' },
    ],
    states: visaShapes.map((shape, index) => ({
      name: ['方框', '圆', '六边形', '椭圆'][index]!,
      when: `shape 为 ${shape}，ink 为 ${visaInks[index % visaInks.length]}。`,
      show: single({ ...visas[index]!, shape, note: '24 小时撤下' }),
    })),
  },
  'room-latency': {
    component: 'RoomLatency',
    title: '房间时延',
    about: '一间房里两座城市之间的端到端时延：蓝点是我们的网络，灰点是公网。数值取自时延表，页面只给城市与说明。',
    props: [{ name: 'rooms', type: 'Room[]', about: '两座城市，以及谁和谁通话' }],
    states: [
      { name: '四间房', when: '默认状态。', show: <RoomLatency rooms={socialRooms} /> },
      { name: '一间房', when: '只有一条线路。', show: <RoomLatency rooms={socialRooms.slice(0, 1)} /> },
      {
        name: '两点相近',
        when: '差值最小的两座城市，数字不重叠。',
        show: <RoomLatency rooms={[{ from: '东京', to: '杭州', who: '隔海的邻居' }]} />,
      },
      {
        name: '时延最大的一对',
        when: '公网的点落在刻度末端。',
        show: <RoomLatency rooms={[{ from: '雅加达', to: '圣保罗', who: '地球的两面' }]} />,
      },
    ],
  },
  'takedown-ruler': {
    component: 'TakedownRuler',
    title: '处置时限尺',
    about: '各地法律规定的处置时限，画在从一秒到三十天的对数尺上。没有规定时限的法律列在尺下。',
    props: [
      { name: 'deadlines', type: 'Deadline[]', about: '市场、法律、说明与小时数；没有规定时限的为 null' },
      { name: 'ours', type: '{ seconds, name }', about: '机器处置的秒数与动作' },
    ],
    states: [
      {
        name: '六个市场',
        when: '有时限的按长短排在尺上，没有的列在尺下。',
        show: <TakedownRuler deadlines={deadlines} ours={ours} />,
      },
      {
        name: '都有时限',
        when: '尺下为空。',
        show: <TakedownRuler deadlines={deadlines.filter(({ hours }) => hours !== undefined)} ours={ours} />,
      },
      {
        name: '都没有时限',
        when: '尺上只有机器处置的一点。',
        show: <TakedownRuler deadlines={deadlines.filter(({ hours }) => hours === undefined)} ours={ours} />,
      },
    ],
  },
  'gift-split': {
    component: 'GiftSplit',
    title: '礼物分账',
    about: '一百美元充值，商店、您和主播各得多少，每种渠道一条。三段相加为一百。',
    props: [
      { name: 'channels', type: 'Channel[]', about: '渠道，以及它先扣的百分比' },
      { name: 'hostShare', type: 'number', about: '扣除之后主播所得的比例，0 到 1' },
    ],
    states: [
      { name: '两种费率', when: '默认状态，主播得一半。', show: <GiftSplit channels={giftChannels} hostShare={0.5} /> },
      {
        name: '主播拿七成',
        when: '您的一段变窄，仍放得下文字。',
        show: <GiftSplit channels={[small]} hostShare={0.7} />,
      },
      {
        name: '主播拿九成五',
        when: '放不下文字的一段只写数字。',
        show: <GiftSplit channels={[standard]} hostShare={0.95} />,
      },
      {
        name: '不分成',
        when: '主播领固定工资，没有主播的一段。',
        show: <GiftSplit channels={[standard]} hostShare={0} />,
      },
    ],
  },
  'payout-table': {
    component: 'PayoutTable',
    title: '打款表',
    about: '各市场向主播打款的通道、到账时间与要收齐的证件。窄窗口里表格可以横向滚动。',
    props: [{ name: 'payouts', type: 'Payout[]', about: '市场、通道、到账时间与证件' }],
    states: [
      { name: '六个市场', when: '默认状态。', show: <PayoutTable payouts={payouts} /> },
      { name: '一个市场', when: '只开通一个市场。', show: <PayoutTable payouts={payouts.slice(0, 1)} /> },
    ],
  },
  'store-desk': {
    component: 'StoreDesk',
    title: '送审台',
    about: '两家商店审核时必试的功能，按条款逐项列出。每家一张卡片，窄窗口里上下排列。',
    props: [{ name: 'desks', type: 'Desk[]', about: '商店，以及条款与做法' }],
    states: [
      { name: '两家商店', when: '默认状态。', show: <StoreDesk desks={storeReviews} /> },
      { name: '一家商店', when: '卡片占满整行。', show: <StoreDesk desks={storeReviews.slice(0, 1)} /> },
    ],
  },
};
