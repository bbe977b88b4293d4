import type { Screen } from '../../../components/call/kit-screen.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';
import { Family, Revisit, SupportDesk } from './art/scenes.tsx';

const { netcall } = productLimits;

export const screens: readonly { screen: Screen; name: string; text: string }[] = [
  { screen: 'outgoing', name: '呼出', text: '等待、提示音与超时' },
  { screen: 'incoming', name: '来电', text: '锁屏亮起，可改语音接' },
  { screen: 'talking', name: '通话', text: '大小画面，点击切换' },
  { screen: 'floating', name: '小窗', text: '边浏览边通话' },
];

export const scenes = [
  {
    title: '客服：让客户把问题拍给您看',
    text: '坐席在画面上圈点，带着通话转给二线。',
    href: '/connection',
    art: <SupportDesk />,
  },
  {
    title: '复诊：诊室到点呼叫患者',
    text: '由服务端按号序发起，血压曲线和处方与画面同屏，家属可中途加入。',
    href: '/medical',
    art: <Revisit />,
  },
  {
    title: '看护：手表呼叫，电视接听',
    text: '老人按遥控器任意一个键接通；只有联系人能呼进孩子的手表。',
    href: '/smartwatch',
    art: <Family />,
  },
];

export const rules = [
  { title: '录制先告知', text: '开始录制时，每个端都出现提示与红点；您可以要求成员逐一同意后再录。' },
  { title: '单流与合流', text: '每人一个文件，或合成一路画面带水印。' },
  { title: '存在您指定的地方', text: `默认保存 ${netcall.recording} 天，可改；也可写进您的对象存储，我们不留副本。` },
  { title: '通道与令牌', text: '媒体全程加密；令牌绑定账号与频道，泄露一个也进不了别的通话。' },
];

export const cases = [
  {
    when: '只要进房间，不要响铃',
    why: '组件多出来的是邀请、推送与忙线。',
    instead: { href: '/nrtc', name: '音视频通话 2.0' },
  },
  {
    when: '要拨对方的手机号',
    why: '呼叫送到装了应用的设备，不经电话网。',
    instead: { href: '/connection', name: '专线电话' },
  },
  {
    when: '上千人看一个人',
    why: '一通电话里，人人都能开口。一路画面看直播，观众轮流上台看互动直播，要人值守看活动直播。',
    instead: [
      { href: '/live', name: '直播' },
      { href: '/interact', name: '互动直播' },
      { href: '/liveevent', name: '活动直播' },
    ],
  },
];

export const questions = [
  {
    question: '应用被系统清理了，还能响铃吗？',
    answer:
      'iOS 设备走系统的来电推送，锁屏也会亮起整屏来电。Android 设备接入了主要厂商的推送通道，少数机型只收到带铃声的通知。',
  },
  {
    question: '一通电话最多多少人？',
    answer: `自带的界面支持 ${netcall.kit} 人同屏。再多就转成房间，无须重拨：按量付费每间 ${netcall.room.metered} 人，签约可到 ${grouped(netcall.room.contract)} 人。`,
  },
  {
    question: '通话卡了，怎么查是哪一侧？',
    answer: (
      <p>
        通话中每 2 秒回调双方的丢包、抖动与卡顿；逐秒曲线保存 {netcall.details.metered} 天，在
        <Link href="/compass">数据罗盘</Link>里按通话编号查。
      </p>
    ),
  },
  {
    question: '计费从什么时候开始？',
    answer:
      '接通之后才计费，响铃、拒接和未接都不收费。按每位参与者的时长相加，按秒累计，当天加总后折成分钟；中途只剩声音的时段，按语音计。',
  },
];

export const neighbours = [
  { href: '/im', name: '即时通讯 IM', text: '聊到一半直接拨打，记录落回会话里。' },
  { href: '/face', name: '美颜特效', text: '在同一路视频里加美颜与虚拟背景。' },
  { href: '/rtc-ai', name: '实时对话 AI 智能体', text: '智能体先接，听懂来意再转给人。' },
];
