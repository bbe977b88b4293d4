import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

/** Sends a code, falls back to a call, and reports whether it was right. */
export const samples: readonly Sample[] = [
  {
    label: 'Node.js',
    language: 'javascript',
    code: `import { Sms } from '@yunqiao/sms';

const sms = new Sms({ token: process.env.YUNQIAO_TOKEN });

const { msgId } = await sms.sendCode({
  mobile: '+14155550123',
  sign: 'Hearth',
  template: 'T20417',
  ttl: 300,
  voiceAfter: 60, // no receipt: a call reads it out
});

// Tell us whether it was right: fraud shows here first.
const { passed } = await sms.verify({
  msgId,
  code: input,
});`,
  },
];
