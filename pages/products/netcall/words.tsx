import { Link } from '../../../components/ui/link.tsx';
import { productLimits } from '../../../config/product-limits.ts';
import { grouped } from '../../../config/rules/price.ts';
import { Family, Revisit, SupportDesk } from './art/scenes.tsx';

export { screens, cases, neighbours } from './words.yaml';

const { netcall } = productLimits;

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
