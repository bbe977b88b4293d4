import type { PricedProduct } from './priced-products.ts';
import type { Quantities } from './prices.ts';

/** An example month: the first values of the calculator, shown in its place without scripts. */
export type PriceExample<Product extends PricedProduct = PricedProduct> = {
  name: string;
  text: string;
  plan?: string;
  quantities: Quantities<Product>;
};

/** Three for each product, from the smallest to the largest. */
export const priceExamples: {
  readonly [Product in PricedProduct]: readonly [PriceExample<Product>, PriceExample<Product>, PriceExample<Product>];
} = {
  im: [
    { name: '刚上线的社区', text: '每月八百人登录，记录保存三十天。', quantities: { mau: 800, storage: 6 } },
    {
      name: '成长中的教育应用',
      text: '一万二千名师生，班级群天天有人说话，作业图片留一个学期。',
      plan: 'standard',
      quantities: { mau: 12_000, storage: 180 },
    },
    {
      name: '带直播间的社交应用',
      text: '二十万月活，晚高峰的聊天室同时两万人。',
      plan: 'pro',
      quantities: { mau: 200_000, chatroom: 20_000, storage: 2_400 },
    },
  ],
  netcall: [
    { name: '客服视频', text: '每月六百通，一通两个人、平均八分钟。', quantities: { hd: 9_600, record: 4_800 } },
    {
      name: '线上问诊',
      text: '每月两万次视频问诊，两方各十二分钟，全程录制。',
      quantities: { hd: 480_000, record: 240_000 },
    },
    {
      name: '语音社交',
      text: '每天三千间语聊房，月计八百万参与者分钟，全部降噪。',
      quantities: { voice: 8_000_000, denoise: 8_000_000 },
    },
  ],
  sms: [
    { name: '新应用的注册验证', text: '每天三百条验证码。', quantities: { notice: 9_000 } },
    {
      name: '连锁门店',
      text: '取餐通知十六万条，会员日营销两万条。',
      quantities: { notice: 160_000, marketing: 20_000 },
    },
    {
      name: '支付平台',
      text: '一百五十万条验证码与动账通知，收不到短信的改听语音。',
      quantities: { notice: 1_500_000, voice: 12_000 },
    },
  ],
  quicklogin: [
    { name: '小工具应用', text: '每月登录两千四百次，多数用户不退出。', quantities: { login: 2_400 } },
    {
      name: '生鲜电商',
      text: '每月登录二十二万次，下单前再校验三万次本机号码。',
      quantities: { login: 220_000, verify: 30_000 },
    },
    {
      name: '出行平台',
      text: '每月登录三百万次，改绑与提现时校验四十万次。',
      quantities: { login: 3_000_000, verify: 400_000 },
    },
  ],
  interact: [
    {
      name: '两百人的读书会',
      text: '每周一场九十分钟，主讲加三位嘉宾，200 位观众看 720p。',
      quantities: { stage: 1_440, traffic: 810, mix: 360 },
    },
    {
      name: '电商直播间',
      text: '每天四小时，主播与助播连麦，平均八百人在看。',
      quantities: { stage: 14_400, traffic: 64_800, mix: 7_200 },
    },
    {
      name: '万人云演唱会',
      text: '两场、每场三小时，六位歌手同台，一万人看 1080p。',
      quantities: { stage: 2_160, traffic: 67_500, 'mix-hd': 360 },
    },
  ],
  whiteboard: [
    {
      name: '一对一陪练',
      text: '每月三百节课，师生各四十五分钟，讲义二百页。',
      quantities: { minutes: 27_000, pages: 200 },
    },
    {
      name: '六人小班课',
      text: '每月两千节、每节一小时，七人在场，课件六千页，全部录制。',
      quantities: { minutes: 840_000, pages: 6_000, record: 120_000 },
    },
    {
      name: '区域公开课',
      text: '三百所学校同上一堂课，月计六百万参与者分钟。',
      quantities: { minutes: 6_000_000, pages: 12_000, record: 60_000 },
    },
  ],
  censorship: [
    { name: '兴趣论坛', text: '每月八万条帖子与评论，两万张图片。', quantities: { text: 80_000, image: 20_000 } },
    {
      name: '社交应用',
      text: '三百万条消息，六十万张图片，拿不准的四千件请人看。',
      quantities: { text: 3_000_000, image: 600_000, people: 4_000 },
    },
    {
      name: '语聊房平台',
      text: '一千二百万条弹幕，五十万分钟语音，八千件人工复审。',
      quantities: { text: 12_000_000, audio: 500_000, people: 8_000 },
    },
  ],
  live: [
    { name: '企业培训', text: '每月四场、每场两小时，一百二十人看 720p。', quantities: { traffic: 650, record: 480 } },
    {
      name: '千人直播',
      text: '每晚两小时，平均一千人看 720p，转出一路窄带高清。',
      quantities: { traffic: 34_020, narrow: 3_600, record: 3_600 },
    },
    {
      name: '赛事平台',
      text: '每月九十场，竞猜席走低时延线路，其余走常规线路。',
      quantities: { traffic: 180_000, fast: 24_000, transcode: 32_400, record: 10_800 },
    },
  ],
  vod: [
    {
      name: '个人课程',
      text: '四十小时录播，每月一千人次看完一节。',
      quantities: { storage: 60, transcode: 2_400, traffic: 420 },
    },
    {
      name: '一千小时课程库',
      text: '每月新增三十小时，两万名学员，加密播放六十万分钟。',
      quantities: { storage: 1_500, transcode: 1_800, traffic: 9_000, secure: 600_000 },
    },
    {
      name: '短视频应用',
      text: '每月新增五万分钟，全部窄带高清，播放四万 GB。',
      quantities: { storage: 12_000, narrow: 50_000, traffic: 40_000 },
    },
  ],
  cloudcall: [
    { name: '社区房产门店', text: '十个隐私号，每月一千八百分钟。', quantities: { privacy: 1_800, number: 10 } },
    {
      name: '同城配送',
      text: '三百个隐私号，每月十八万分钟，另有四万分钟取件通知。',
      quantities: { privacy: 180_000, number: 300, notice: 40_000 },
    },
    {
      name: '售后呼叫中心',
      text: '六十个坐席，每月双呼二十四万分钟。',
      quantities: { double: 240_000, number: 20, seat: 60 },
    },
  ],
};
