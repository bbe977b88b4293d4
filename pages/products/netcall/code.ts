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
CallKit.login(context, appKey, "zhouyuan", token)

// ② 来电：系统来电界面、锁屏亮起与铃声都由组件负责
CallKit.incoming = IncomingOptions(
  fullScreen = true,
  ringtone = R.raw.bridge,
  whenBusy = WhenBusy.WAIT,
)

// ③ 呼叫
val call = CallKit.invite(listOf("xuzhiyao"), Media.VIDEO)

// ④ 收尾
call.onEnded { end ->
  save(call.id, end.reason, end.seconds, end.score)
}`,
  },
];
