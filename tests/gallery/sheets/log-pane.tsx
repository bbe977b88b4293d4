import { LogPane } from '../../../components/sections/log-pane.tsx';
import { Section } from '../../../components/sections/section.tsx';
import type { Specimen } from '../specimen.ts';

export const logPane: readonly Specimen[] = [
  {
    edition: 'zh',
    night: 'graphite',
    body: (
      <Section title="一通没接起来的电话" lead="逐行读下去，第三行就是原因。">
        <LogPane
          title="call 7f3a · 2026-10-12"
          meta="6 / 1,204 行"
          lines={[
            { at: '14:02:07.118', from: 'caller', text: 'INVITE → callee (ios, web)' },
            { at: '14:02:07.236', from: 'web', text: 'RINGING' },
            {
              at: '14:02:07.981',
              level: 'warn',
              from: 'push',
              text: 'APNs 410 Unregistered, token dropped',
              remark: '设备换过，旧令牌已失效：这一台不会响。',
            },
            { at: '14:02:08.002', from: 'sms', text: 'fallback "您有一通来电" → 138****4417' },
            {
              at: '14:02:37.118',
              level: 'error',
              from: 'caller',
              text: 'TIMEOUT 30000 ms',
              remark: '三十秒无人应答，主叫收到 408，不计费。',
            },
            { at: '14:03:01.540', level: 'good', from: 'callee', text: 'CALLBACK answered in 2.1 s' },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="What the agent heard" ground="raised" head="column">
        <LogPane
          title="session.log"
          lines={[
            { at: '+0 ms', text: 'user: book me a table for…' },
            { at: '+120 ms', level: 'warn', text: 'interrupted, stop speaking' },
            { at: '+650 ms', level: 'good', text: 'agent: for how many?' },
          ]}
        />
      </Section>
    ),
  },
];
