const token = 'eyJhIjoieHV6aGl5YW8iLCJlIjoxNzk1NDAwMDAwfQ';

type Example = { name: string; text: string };

/** Parameters with the mistakes that tickets report most, to load into the check. */
export const firstExamples: readonly [Example, ...Example[]] = [
  {
    name: '一对一视频',
    text: `{
  "sdkVersion": "1.14.2",
  "appKey": "7f3c91d2",
  "account": "xuzhiyao",
  "token": "${token}",
  "tokenHours": 24,
  "to": "zhouyuan",
  "media": "video",
  "ringSeconds": 45000,
  "push": { "body": "邀请您视频通话" },
  "video": {
    "width": 1280,
    "height": 720,
    "frameRate": 60,
    "bitrate": 1500000
  },
  "audio": { "sampleRate": 44100 },
  "whenBusy": "queue"
}`,
  },
  {
    name: '多人会诊',
    text: `// 主任医师呼叫四位，家属中途加入
{
  appKey: APP_KEY,
  account: 'doctor-009',
  token: await sign('doctor-009'),
  to: ['doctor-021', 'doctor-033', 'doctor-009', 'patient-20418'],
  media: 'video',
  ringSeconds: 5,
  fullScreen: false,
  video: { width: 960, height: 541, frameRate: 12, bitrate: 300 },
  plan: 'metered',
  people: 60,
  recording: { notice: false, days: 0, mode: 'mix' },
  callback: 'http://his.example/calls',
}`,
  },
  {
    name: 'SDK 日志',
    text: `10:02:11.204 I [call-kit] login account=xuzhiyao tokenHours=72
10:02:11.377 I [call-kit] connected in 173 ms
10:02:14.090 I [call-kit] invite to=["zhouyuan","zhouyuan"] media=video
10:02:14.091 I [call-kit] options {"ringSeconds":150,"whenBusy":"reject"}
10:02:14.093 W [engine] capture {"video":{"width":640,"height":360,"bitrate":2400}}
10:02:14.110 I [engine] audio {"audio":{"sampleRate":16000,"channels":2}}
10:02:59.410 E [call-kit] timeout`,
  },
];

export const secondExamples: readonly [Example, ...Example[]] = [
  {
    name: '六人课堂',
    text: `{
  "join": {
    "id": "math 3-2",
    "token": "${token}",
    "appKey": "7f3c91d2",
    "plan": "metered",
    "people": 6,
    "transport": "udp"
  },
  "publish": {
    "audio": "voice",
    "channels": 2,
    "video": "HD",
    "bitrates": 1500,
    "layers": "one",
    "keyFrameSeconds": 0.5
  },
  "watch": { "size": "720p", "others": "720p", "count": 5, "downlink": 4000 },
  "quality": { "everySeconds": "1" }
}`,
  },
  {
    name: '远程琴课',
    text: `const call = await Call.join({ id: 'piano-0417', token, people: 2, transport: 'auto' });
await call.publish({
  audio: 'music',
  noiseSuppression: true,
  sampleRate: 16000,
  channels: 1,
  audioBitrate: 256,
  video: '720p',
  bitrate: 400,
  layers: 'simulcast',
});
call.tune({ buffer: { from: 10, to: 800 } });`,
  },
  {
    name: '引擎日志',
    text: `14:31:07.118 I [rtc] join id=room-42 people=9 transport=auto
14:31:07.402 I [rtc] joined in 284 ms
14:31:07.410 I [rtc] publish video=720p bitrate=1500 device=phone layers=svc bFrames=true
14:31:09.733 I [rtc] watch {"size":"720p","others":"180p","count":9,"downlink":3000}
14:31:12.050 W [rtc] protection retransmit=true roundTrip=212 loss=0.4 correction=4+4
14:31:14.051 I [rtc] quality everySeconds=2 score=3.1`,
  },
];
