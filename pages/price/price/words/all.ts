import type { PricedProduct } from '../../../../config/prices.ts';
import { commitments } from '../../../../config/commitments.ts';
import { grouped } from '../../../../config/rules/price.ts';

const { notice, trial } = commitments;

/** What the price page says when no product is chosen. */
export const all = {
  title: '用多少，|付多少',
  lead: '十种产品各按自己的用量计：聊天按活跃用户，通话按分钟，短信按条，直播按流量。没有开户费，没有接口费，赠送的用量每月一日重新计起。',
  productsTitle: '十种产品的计费方式',
  productsLead: '起价是最低规格第一档的单价，用量增加时自动降到下一档。点开任意一行，查看全部档位、套餐与对比。',
  counted: {
    im: '每月登录过的用户',
    netcall: '每位参与者的通话时长',
    sms: '成功提交的条数',
    quicklogin: '核验成功的次数',
    interact: '连麦时长，加观众流量',
    whiteboard: '每位参与者的白板时长',
    censorship: '检测的条数、张数与时长',
    live: '下行流量，或日峰值带宽',
    vod: '存储、转码与播放流量',
    cloudcall: '通话时长、号码与坐席',
  } satisfies Record<PricedProduct, string>,
  /** The meter whose first tier is the product's entry price. */
  main: {
    im: 'mau',
    netcall: 'voice',
    sms: 'notice',
    quicklogin: 'login',
    interact: 'voice',
    whiteboard: 'minutes',
    censorship: 'text',
    live: 'traffic',
    vod: 'traffic',
    cloudcall: 'privacy',
  } satisfies Record<PricedProduct, string>,
  comparison: {
    title: '三种付法可以随时换',
    lead: '同一个账号里，不同的产品可以用不同的付法；从按量换到套餐当天生效，换回来也不收手续费。',
    caption: '按量、套餐与合约的对比',
  },
  faq: [
    {
      question: '注册要先充值吗？',
      answer: `无须充值。完成实名认证后有 ${trial.days} 天试用包：${grouped(trial.chatUsers)} 位聊天月活、${grouped(trial.callMinutes)} 分钟通话、${trial.texts} 条短信与 ${trial.liveGigabytes} GB 直播流量，到期不会自动扣费。`,
    },
    {
      question: '几种产品一起用，有没有优惠？',
      answer: '白板与音视频通话同房间时，白板分钟八折；年度合约按各产品合计的用量定档。其余各按各的单价，不捆绑。',
    },
    {
      question: '价格会变吗？',
      answer: `降价当天生效，自动按新价计；涨价至少提前 ${notice.priceIncrease} 日公告，已买的套餐与合约在有效期内不变。国际短信随运营商调价，提前 ${notice.internationalTextPrice} 日公告。`,
    },
    {
      question: '怎样防止一夜之间用超？',
      answer:
        '每个应用都可以设每日消费上限，达到时停止或只提醒；密钥可以限定服务器地址。异常增长三倍以上时，我们会打电话确认。',
    },
    {
      question: '对账单有疑问，找谁？',
      answer:
        '扣费后六十日内提交工单，十个工作日内答复；多扣的原路退回余额，并按同期贷款市场报价利率付占用期间的利息。',
    },
  ],
  closing: { title: `先用 ${trial.days} 天再决定怎么付`, lead: '试用包有消息、通话、短信与直播，到期不自动扣费。' },
} as const;
