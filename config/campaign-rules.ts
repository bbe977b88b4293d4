import type { CampaignAddress } from './campaigns.ts';
import { commitments } from './commitments.ts';
import { offers } from './offers.ts';
import { grouped } from './rules/price.ts';

const { recommend, cashback, censorship, consultation } = offers;

/** Rules that belong together; they are numbered through all parts of a campaign. */
export type RulesPart = { title: string; rules: readonly string[] };

/** The rules of campaigns, as they can be quoted. A change of one belongs into the page's list of changes. */
export const campaignRules = {
  '/promotion/free': [
    {
      title: '领取',
      rules: [
        '新注册的账号，个人或企业实名认证通过后自动到账；同一主体名下的多个账号合计一份。',
        '额度属于账号，名下所有应用共用，不能转赠或折现。',
      ],
    },
    {
      title: '使用',
      rules: [
        `有效期从到账起 ${commitments.trial.days} 天，精确到秒，截止时刻写在控制台。企业认证的可以申请延长一次，理由写“还没测完”就行。`,
        '国际短信、语音验证码、云录制与转码不在包内，用到时从余额扣，余额为零则不可用。',
        `测试签名发给自己验证过的号码，每天可发 ${commitments.testTexts} 条，不占试用包，也没有截止日期。`,
      ],
    },
    {
      title: '限制',
      rules: ['用于转售、群发骚扰或压垮他人服务的，额度收回，账号按服务条款处理。'],
    },
  ],
  '/promotion/recommend': [
    {
      title: '谁能推荐谁',
      rules: [
        '推荐人是实名过的账号，个人和企业都可以，自己有没有消费不限。',
        '同一位好友只奖一次：推荐人在好友首次付款前改选伙伴推荐奖励的，这里不再发券。',
        '好友是第一次注册的主体。同一营业执照、同一付款账户，或者推荐人名下的子账号，不算新主体。',
        `每年计入 ${recommend.most} 位，超过的好友照样得他那一半。人数按自然年，一月一日从第一档重新数。`,
      ],
    },
    {
      title: '券怎么用',
      rules: [
        `到账起 ${recommend.months} 个月有效，可以分几次抵扣，不找零、不提现、不转让。`,
        '抵扣按量账单与预付套餐；年度合约、号码月租和税费不抵。',
        '好友把首充款退掉的，双方的券收回；已经用掉的部分从余额里扣。',
      ],
    },
    {
      title: '不可以做的',
      rules: [
        '在搜索广告里买我们的品牌词、群发垃圾邮件、假冒官方客服，发现后取消资格并收回未用的券。',
        '活动没有截止日期；要改档位或停办，提前 30 天在本页公告，公告前走完首充的按老档算。',
      ],
    },
  ],
  '/promotion/cashback': [
    {
      title: '条件',
      rules: [
        '不用报名。企业实名的账号自动参加，按营业执照合并名下所有账号的消费。',
        `消费指扣费后的实付金额，含税。一个季度不满 ¥${grouped(cashback.steps[0]!.from)} 的不返，也不累计到下一季。`,
        `账单有争议的，先按无争议的部分返；争议在 ${commitments.billing.answer} 个工作日内有答复，差额随后补上。`,
      ],
    },
    {
      title: '用券',
      rules: [
        `现金券抵扣任意产品的账单，含国际短信与号码月租，自到账起 ${cashback.months} 个月有效。`,
        '券不提现、不开票；抵扣之后，发票按实付金额开。',
        '账号注销或欠费停用时，未用的券作废；欠费补清之后恢复，有效期不延长。',
      ],
    },
    {
      title: '变更',
      rules: ['档位调低或停办，在季度开始前公告，不影响已经开始的季度。', '本版从 2026 年第一季度起执行。'],
    },
  ],
  '/promotion/info-collect': [
    {
      title: '参加',
      rules: [
        '面向在中国境内登记的企业、事业单位和社会组织。个人开发者可以登记，得到同样的回复，不参加礼品发放。',
        '登记不收费，不要求先开通账号，也不要求购买任何产品。',
        '需求要能据以回复：至少写明场景、大致规模和期限三项中的两项。只写“想了解”的，我们来电问一次，仍不清楚就不算有效登记。',
        '同一家单位以统一社会信用代码为准，活动期间算一次。几位同事分别登记的，合成一份需求，由最早登记的那位收礼品。',
        '换了场景、要做另一个项目的，可以再次登记并得到新的回复，礼品不重复发。',
      ],
    },
    {
      title: '资料',
      rules: [
        '登记的姓名、单位、电话、邮箱和需求，只用于这次沟通和寄送礼品。经手的是一位顾问和他请教的工程师。',
        '不转交第三方，不加入营销名单，不用于训练模型。快递单上只有收件人、电话和地址。',
        `项目没有继续的，提交满 ${consultation.deleted} 天后删除；成为客户的，转入合同资料，按服务条款保存。`,
        '要求提前删除、更正或导出，写信到下面的邮箱，核对身份后当天处理。删除之后，尚未寄出的礼品不再寄送。',
      ],
    },
    {
      title: '礼品',
      rules: [
        '礼品是四本技术白皮书的印刷版，一套一份，不折现，不换成代金券。',
        '条件有两个：登记有效；看过书面回复之后，与顾问完成一次不少于十五分钟的电话或线上沟通，内容不限于购买。',
        `沟通结束后 ${consultation.present} 个工作日内寄出，快递费由我们承担。地址有误被退回的，补寄一次。`,
        '印刷共一千套，按沟通完成的先后发放。发完当天在本页写明，之后改寄电子版。',
        '所在单位不允许收礼的，请在沟通时说明，我们寄电子版，或者以单位名义捐给一所职业学校的图书室。',
      ],
    },
    {
      title: '异议与变更',
      rules: [
        '伪造单位、批量登记的，取消资格；已经寄出的不追回。',
        `对资格、发放或资料处理有疑问，写信到 hello@commbridge.example，标题写“方案咨询规则”和条号，${commitments.replies.report} 个工作日内答复。`,
        '规则修改只对修改之后的登记生效，改了什么写在下面。活动提前结束的，已经登记的按原规则办完。',
      ],
    },
  ],
  '/promotion/censorship': [
    {
      title: '谁能用',
      rules: [
        '开通日期在 2026 年 10 月 9 日至 12 月 31 日之间，此前没有开通过内容安全的企业实名账号。同一主体算一次。',
        `首个自然月内，文本、图片、音频、视频四类机审每类先送 ${grouped(censorship.gift)} 次，超出的按公开价的 ${censorship.percent}% 计。`,
        '人工复审、直播流巡检和专属模型不在优惠内。',
      ],
    },
    {
      title: '怎么扣',
      rules: [
        '优惠在出账时自动减，不用领券，可以和预付套餐同时用：先扣赠送，再扣套餐，最后按量。',
        `误判申诉不收费，${censorship.appeal} 个工作日内答复。申诉成立的，那一次不计费。`,
        '用于刷量或测试他人内容的，优惠取消，已减的补回。',
      ],
    },
  ],
} as const satisfies Partial<Record<CampaignAddress, readonly RulesPart[]>>;
