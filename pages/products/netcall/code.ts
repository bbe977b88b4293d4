import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

/** The same four steps in each language; the numbers are those of the list beside them. */
export const callSamples: readonly Sample[] = [
  {
    label: 'Web',
    language: 'javascript',
    code: `import { CallKit } from '@yunqiao/call-kit';

// ① 登录：token 由您的服务端签发，只对这个账号有效
const account = 'xuzhiyao';
const kit = await CallKit.login({ appKey, account, token });

// ② 来电：界面、铃声和标题栏闪动由组件负责
kit.mount(document.querySelector('#call'));

// ③ 呼叫：对方没打开应用时，自动改走离线推送
const call = await kit.invite({
  to: ['zhouyuan'],
  media: 'video',
  ringSeconds: 45,
  push: { title: '许知遥', body: '邀请您视频通话' },
});

// ④ 收尾：为什么结束、谈了多久、听感几分
call.on('ended', ({ reason, seconds, score }) => {
  save({ id: call.id, reason, seconds, score });
});`,
  },
  {
    label: 'Android',
    language: 'kotlin',
    code: `import com.yunqiao.callkit.*

// ① 登录：放在 Application 里，进程被拉起时也会执行
CallKit.login(
  context,
  appKey,
  account = "zhouyuan",
  token = token,
)

// ② 来电：系统来电界面、锁屏亮起与铃声都由组件负责
CallKit.incoming = IncomingOptions(
  fullScreen = true,
  ringtone = R.raw.bridge,
  whenBusy = WhenBusy.WAIT,
)

// ③ 呼叫
val call = CallKit.invite(
  to = listOf("xuzhiyao"),
  media = Media.VIDEO,
)

// ④ 收尾
call.onEnded { end ->
  save(call.id, end.reason, end.seconds, end.score)
}`,
  },
  {
    label: 'iOS',
    language: 'swift',
    code: `import YunqiaoCallKit

// ① 登录：同时登记来电推送的设备令牌
try await CallKit.login(
  appKey: appKey,
  account: "zhouyuan",
  token: token
)

// ② 来电：应用没在运行，系统来电界面也会出现
CallKit.incoming = .init(
  ringtone: "bridge.caf",
  icon: UIImage(named: "CallIcon"),
  whenBusy: .wait
)

// ③ 呼叫
let call = try await CallKit.invite(
  to: ["xuzhiyao"],
  media: .video
)

// ④ 收尾
call.onEnded { end in
  save(call.id, end.reason, end.seconds, end.score)
}`,
  },
  {
    label: '服务端',
    language: 'shell',
    code: `# ① 签发令牌：只对这个账号、24 小时内有效
curl https://api.yunqiao.example/v2/calls/tokens \\
  -H "Authorization: Bearer $SECRET" \\
  -d '{ "account": "xuzhiyao", "hours": 24 }'

# ③ 也可以由服务端发起，例如医生开诊时呼叫下一位
curl https://api.yunqiao.example/v2/calls \\
  -H "Authorization: Bearer $SECRET" \\
  -d '{
    "from": "doctor-009",
    "to": ["patient-20418"],
    "media": "video"
  }'

# ④ 挂断后收到的回调
# { "event": "call.ended", "id": "8f21c0",
#   "reason": "hangup", "seconds": 242,
#   "scores": { "xuzhiyao": 4.3, "zhouyuan": 3.9 } }`,
  },
];
