import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

/** Log in, show incoming calls, call, and record how it went. */
export const callSamples: readonly Sample[] = [
  {
    label: 'Web',
    language: 'javascript',
    code: `import { CallKit } from '@yunqiao/call-kit';

// Your server signs the token for this account only.
const account = 'dr-osei';
const kit = await CallKit.login({ appKey, account, token });

// Incoming calls: screen, ringtone and tab title included.
kit.mount(document.querySelector('#call'));

// If the other app is closed, the invitation is a push.
const call = await kit.invite({
  to: ['marta'],
  media: 'video',
  ringSeconds: 45,
  push: { title: 'Dr. Osei', body: 'Your visit starts' },
});

call.on('ended', ({ reason, seconds, score }) => {
  save({ id: call.id, reason, seconds, score });
});`,
  },
  {
    label: 'Kotlin',
    language: 'kotlin',
    code: `import com.yunqiao.callkit.*

// In your Application class: it also runs on a push.
CallKit.login(context, appKey, "marta", token)

CallKit.incoming = IncomingOptions(
  fullScreen = true,
  ringtone = R.raw.clinic,
  whenBusy = WhenBusy.WAIT,
)

val call = CallKit.invite(listOf("dr-osei"), Media.VIDEO)

call.onEnded { end ->
  save(call.id, end.reason, end.seconds, end.score)
}`,
  },
];
