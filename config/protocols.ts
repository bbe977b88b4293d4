import type { Edition } from './editions.ts';

/** A legal text as the site lists it; the words themselves are content. */
export type LegalText = {
  /** Its id with the content API. */
  slug: string;
  /** Its number under /clauses; absent where it has an address of its own. */
  serviceType?: number;
  /** The address of its own. */
  address?: string;
  /** Its name and one sentence for search results, in the editions that have it. */
  in: Partial<Record<Edition, { name: string; about: string }>>;
};

/** In the order of the list beside them; the first one is shown where none is chosen. */
export const legalTexts: readonly LegalText[] = [
  {
    slug: 'terms',
    serviceType: 0,
    in: {
      zh: {
        name: '服务条款',
        about:
          '云桥通信服务条款全文：账号与实名、服务等级与补偿、使用规则、费用结算、数据与知识产权、暂停与终止、责任限制与争议解决，并注明版本与生效日期。',
      },
      en: {
        name: 'Terms of Service',
        about:
          'The contract for Commbridge services: accounts, availability and credits, acceptable use, fees, data, suspension, liability and governing law.',
      },
    },
  },
  {
    slug: 'recharge',
    serviceType: 1,
    in: {
      zh: {
        name: '充值协议',
        about:
          '云桥通信充值协议全文：余额的构成与扣费顺序、充值方式与到账时间、欠费处理、退款步骤与时限、发票开具、充值活动与账户安全，逐条说明双方的责任。',
      },
      en: {
        name: 'Prepaid Balance Terms',
        about:
          'How to add funds to a Commbridge account, how charges draw on the balance, and how refunds, automatic top-up, invoices and chargebacks work.',
      },
    },
  },
  {
    slug: 'sms',
    serviceType: 2,
    in: {
      zh: {
        name: '短信服务条款',
        about:
          '云桥通信短信服务条款全文：验证码、通知与营销短信的规则，签名与模板审核，接收人的同意与退订，禁止发送的内容，频次限制、计费与送达责任。',
      },
      en: {
        name: 'SMS Service Terms',
        about:
          'Rules for sending texts with Commbridge: message classes, sender IDs, consent and opt-out, banned content, frequency limits, segments and delivery.',
      },
    },
  },
  {
    slug: 'privacy',
    serviceType: 3,
    in: {
      zh: {
        name: '隐私政策',
        about:
          '云桥通信隐私政策全文：我们收集哪些个人信息、处理的目的与依据、各类信息的保存期限、存储地点与安全措施、委托与共享的边界，以及您行使权利的办法。',
      },
      en: {
        name: 'Privacy Policy',
        about:
          'What personal data Commbridge collects, why and on what legal basis, how long it is kept, who receives it, and how to see, correct or delete it.',
      },
    },
  },
  {
    slug: 'data-processing',
    serviceType: 4,
    in: {
      zh: {
        name: '数据处理协议',
        about:
          '云桥通信数据处理协议全文：委托处理的范围与指示、双方义务、转委托、安全事件通知、存储地点与出境、保存与删除、审计，附信息种类与默认保存期限表。',
      },
      en: {
        name: 'Data Processing Agreement',
        about:
          'How Commbridge processes personal data for its customers: instructions, security, sub-processors, breach notice, transfers, retention and audits.',
      },
    },
  },
  {
    slug: 'sdk-compliance',
    serviceType: 5,
    in: {
      zh: {
        name: 'SDK 合规说明',
        about:
          '云桥通信各 SDK 处理的个人信息、目的与时机一览，系统权限与第三方组件清单，合规集成的步骤，隐私政策的写法，以及应用商店申报时应当填写的内容。',
      },
      en: {
        name: 'SDK Compliance Notes',
        about:
          'What each Commbridge SDK collects, why and when; the permissions it needs; how to integrate it lawfully; and what to declare in the app stores.',
      },
    },
  },
  {
    slug: 'meeting',
    address: '/meeting/clauses',
    in: {
      zh: {
        name: '会议服务条款',
        about:
          '云桥通信视频会议服务条款全文：角色与入会、会议内容的权利、录制与转写、各类数据的保存期限、服务等级与赔付、费用与退订，以及终止时的安排。',
      },
    },
  },
  {
    slug: 'des',
    address: '/des',
    in: {
      zh: {
        name: '数据处理说明',
        about:
          '用平常的语言说明云桥通信怎样处理数据：两种数据的区别、一条消息经过哪里、保存多久、存放在何处、谁能看到，以及查询、导出与删除的办法。',
      },
    },
  },
];

/** A text in the words of one edition. */
export type LocalText = Omit<LegalText, 'in'> & { name: string; about: string };

/** The texts an edition has. */
export function textsOf(edition: Edition): LocalText[] {
  return legalTexts.flatMap(({ in: words, ...text }) => (words[edition] ? [{ ...text, ...words[edition] }] : []));
}

/** What `?serviceType=` chooses from: the first text is the address's own. */
export const typeSelection = (edition: Edition) =>
  selection(
    'serviceType',
    textsOf(edition).flatMap(({ serviceType }) => (serviceType === undefined ? [] : [String(serviceType)])),
  );

/** What `?id=` chooses from: the first text is the address's own. */
export const idSelection = (edition: Edition) =>
  selection(
    'id',
    textsOf(edition).map(({ slug }) => slug),
  );

function selection(query: string, all: readonly string[]) {
  const [fallback = '', ...values] = all;
  return { query, fallback, values };
}

const folder: Record<Edition, string> = { zh: '', en: '/en' };

/** The page with the list of all texts and the first of them. */
export const clausesAddress = (edition: Edition) => `${folder[edition]}/clauses`;

/** Address of a text among the others; a text with an address of its own has that. */
export function textAddress({ edition, text }: { edition: Edition; text: LocalText }): string {
  if (text.address !== undefined) return text.address;
  const first = textsOf(edition)[0]?.slug === text.slug;
  return clausesAddress(edition) + (first ? '' : `?serviceType=${text.serviceType}`);
}

/** Address of the text alone, to quote and to print. */
export function aloneAddress({ edition, text }: { edition: Edition; text: LocalText }): string {
  const first = textsOf(edition)[0]?.slug === text.slug;
  return `${folder[edition]}/clause-detail${first ? '' : `?id=${text.slug}`}`;
}

/** Where search engines find a text that stands alone, by its id: the words are the same. */
export const textAddresses = (edition: Edition): Readonly<Record<string, string>> =>
  Object.fromEntries(textsOf(edition).map((text) => [text.slug, textAddress({ edition, text })]));
