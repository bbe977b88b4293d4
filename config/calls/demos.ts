import * as z from 'zod';
import { buildAddresses } from './addresses.ts';
import { call } from '#generator';
import { moment } from './moment.ts';
import { addressId, demoProduct, html, id, link, text } from './shapes.ts';

export const clientType = z.enum(['ios', 'android', 'windows', 'web', 'h5', 'mac', 'applet', 'pc']).meta({
  description: 'Kind of device; `applet` is a mini-program',
  'x-zh': '设备种类，applet 是小程序',
  examples: ['ios'],
});
export type ClientType = z.infer<typeof clientType>;

const client = z.object({
  type: clientType,
  title: text.meta({ examples: ['iOS 版'] }),
  link: link.optional().meta({ description: 'Where it is downloaded or opened', 'x-zh': '下载或打开的地址' }),
  qr: link.optional().meta({ description: 'Address that its QR code leads to', 'x-zh': '二维码指向的地址' }),
  request: z.boolean().optional().meta({
    description: 'True when the demo is to be asked for in the support chat',
    'x-zh': '要向客服索取的演示选“是”',
  }),
  children: z
    .array(z.object({ title: text, link }))
    .optional()
    .meta({ description: 'Further buttons below it', 'x-zh': '下一级按钮' }),
});

const demo = z.object({
  id,
  title: text.meta({ examples: ['即时通讯演示'] }),
  description: text,
  products: z.array(demoProduct).min(1).meta({ description: 'Products it shows', 'x-zh': '展示的产品' }),
  clients: z.array(client),
  document: addressId.optional().meta({
    description: 'Id of its own document, where it has one',
    'x-zh': '演示文档的编号，没有就不填',
    examples: ['im'],
  }),
});
export type Demo = z.infer<typeof demo>;
export type DemoClient = z.infer<typeof client>;

const demoDocument = z.object({
  id: addressId.meta({ examples: ['im'] }),
  title: text.meta({ examples: ['两部手机，十分钟'] }),
  updateTime: moment,
  content: html,
});
export type DemoDocument = z.infer<typeof demoDocument>;

export const demoInfo = call({
  ...buildAddresses.demoInfo,
  about: 'The demos of one product, with the name of the product.',
  request: z.object({ product: demoProduct }),
  data: z
    .object({ product: demoProduct, title: text.meta({ description: 'Name of the product' }), demos: z.array(demo) })
    .nullable(),
  empty: null,
  records: ['demos'],
});

export const demoDetail = call({
  ...buildAddresses.demoDetail,
  about: 'The document of one demo: what to try in it, and what to look at.',
  request: z.object({ id: addressId }),
  data: demoDocument.nullable(),
  empty: null,
  html: ['content'],
});

export const demoList = call({
  ...buildAddresses.demoList,
  about: 'All demos, in the order shown.',
  request: z.object({}),
  data: z.array(demo),
  empty: [],
  records: [''],
});

const download = z.object({
  id,
  product: demoProduct,
  title: text.meta({ examples: ['IM SDK（Android）'] }),
  version: text.meta({ examples: ['10.2.0'] }),
  updateTime: moment,
  size: text.meta({ description: 'Size with its unit', 'x-zh': '大小带单位', examples: ['12.4 MB'] }),
  changelog: z
    .array(text)
    .meta({ description: 'What this version changes, a sentence each', 'x-zh': '这一版改了什么，一句一条' }),
  link,
  platform: text.meta({ description: 'Name of the platform', 'x-zh': '平台名称', examples: ['Android'] }),
});
export type Download = z.infer<typeof download>;

export const demoDownloadList = call({
  ...buildAddresses.demoDownloadList,
  about: 'Packages to download, of all products.',
  request: z.object({}),
  data: z.array(download),
  empty: [],
  records: [''],
});
