import type { DemoProduct } from '../../../config/products.ts';

/** What the download page of a product says in its own words. */
export type Subject = {
  /** What the visitor holds after the download. */
  lead: string;
  /** Name of its packages, and as part of the names of modules. */
  pack: string;
  module: string;
  /** What to do where no package is made for. */
  instead: string;
  /** From nothing to a first result. */
  steps: readonly { title: string; text: string }[];
};

export const subjects: Record<DemoProduct, Subject> = {
  im: {
    lead: '一套接口收发消息、管群、漫游和推送；界面组件另附源码，可换主题色。',
    pack: 'im',
    module: 'IM',
    instead:
      'React Native 与 Unity 要自己桥接 Android 和 iOS 两个包；服务端用 Node.js 的 @yunqiao/server，别的语言直接调 HTTP 接口。',
    steps: [
      { title: '新建应用', text: '在控制台取得 AppKey 并开通即时通讯，实名后试用额度到账。' },
      { title: '服务端签发令牌', text: '用 AppSecret 给账号签令牌，密钥不要打进安装包。' },
      { title: '登录，发出第一条', text: '示例工程里填好 AppKey 和两个账号，两台设备即可对话。' },
    ],
  },
  netcall: {
    lead: '带响铃、忙线和离线来电的通话组件，也可以只取引擎，自己搭会场。',
    pack: 'call-kit',
    module: 'CallKit',
    instead: '这几个平台请打开网页版通话；React Native 与 Unity 要自己桥接 Android 和 iOS 两个包。',
    steps: [
      { title: '开通通话与推送', text: '控制台开通音视频通话，上传各厂商的推送证书，来电才能唤醒应用。' },
      { title: '声明权限', text: '麦克风、摄像头和后台通话三项，示例工程里都有写法和文案。' },
      { title: '拨给自己的另一台设备', text: '接通后看右上角的质量浮层：时延、丢包和码率逐秒更新。' },
    ],
  },
  live: {
    lead: '推流和播放分开打包：主播端带美颜与断线续推，观众端只有播放器。',
    pack: 'live',
    module: 'Live',
    instead: '小程序用平台自带的 live-player 看，其余平台用任何能放 HLS 的播放器看；推流可以用 OBS。',
    steps: [
      { title: '备案推流与播放域名', text: '控制台添加两个域名并配好证书，没有域名可以先用测试地址。' },
      { title: '生成带签名的推流地址', text: '签名含过期时间，由您的服务端生成，泄露一条不影响别的房间。' },
      { title: '一台推流，一台观看', text: '打开示例的线路切换，对比常规与低时延的画面差多少秒。' },
    ],
  },
  vod: {
    lead: '客户端上传与播放，服务端签凭证、管转码：断点续传，首屏预加载，一行命令批量入库。',
    pack: 'vod',
    module: 'Vod',
    instead: '这几个平台用任何能放 HLS 的播放器看；服务端的包用 Node.js，别的语言直接调 HTTP 接口。',
    steps: [
      { title: '建存储空间', text: '选地域和转码模板，上传后按模板自动出多档清晰度。' },
      { title: '签发上传凭证', text: '凭证限定空间、大小和时长，客户端拿它直传，不经过您的服务器。' },
      { title: '把播放编号交给播放器', text: '播放器按网络挑清晰度，起播与卡顿数据回到控制台。' },
    ],
  },
  svod: {
    lead: '只认授权设备的播放器：分片加密、一次一密、录屏溯源，适合课程与样片。',
    pack: 'svod',
    module: 'Svod',
    instead: '这几个平台放不了加密的视频；macOS 可以用浏览器看网页版，防录屏的级别会低一档。',
    steps: [
      { title: '开启加密模板', text: '转码时逐分片加密，密钥由密钥服务保管，文件被复制后无法打开。' },
      { title: '服务端签发播放授权', text: '授权写明账号、设备数与有效期，换设备要重新领取。' },
      { title: '试着录一次屏', text: '示例播放器会叠加账号水印，截图可以在控制台读出是谁的。' },
    ],
  },
  interact: {
    lead: '上麦、合流与跨房 PK 写在同一个房间对象里，观众端无须另装播放器。',
    pack: 'interact',
    module: 'Interact',
    instead: '小程序里的观众用平台自带的 live-player 看合流后的直播，不能上麦；macOS 可以打开网页版。',
    steps: [
      { title: '建房间模板', text: '定好麦位数、合流布局和旁路推流地址，开播时按模板建房。' },
      { title: '主播开播，观众申请上麦', text: '示例里两台设备分别选主播与观众，上麦切换不黑屏。' },
      { title: '发起一次 PK', text: '第三台设备开另一个房间，看倒计时和比分在两边是否一致。' },
    ],
  },
  whiteboard: {
    lead: '笔迹、课件和教具的同步引擎：书写跟手，缩放清晰，整堂课可以录下来重放。',
    pack: 'whiteboard',
    module: 'Whiteboard',
    instead: '小程序、Flutter 与 uni-app 可以用内嵌网页打开网页版，书写会慢约一帧；其余请用浏览器。',
    steps: [
      { title: '开通白板与课件转码', text: '控制台上传一份带动画的课件，转码完成后得到课件编号。' },
      { title: '签发房间令牌', text: '令牌写明角色：老师可写，学生默认只看，举手后再给权限。' },
      { title: '两块屏一起写', text: '同一房间号打开网页与平板示例，试断网后补写的笔迹怎样合并。' },
    ],
  },
};

/** Product key of an address's id; null for one that has no download page. */
export function sdkProduct(id: string | undefined): DemoProduct | null {
  return id !== undefined && Object.hasOwn(subjects, id) ? (id as DemoProduct) : null;
}
