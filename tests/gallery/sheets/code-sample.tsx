import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import type { Specimen } from '../specimen.ts';

const samples = [
  {
    label: 'JavaScript',
    language: 'javascript' as const,
    code: "const call = await client.invite('lin');\ncall.on('answered', ({ at }) => show(at));",
  },
  { label: 'Shell', language: 'bash' as const, code: 'curl -X POST https://api.example/v1/calls \\\n  -d callee=lin' },
];

export const codeSample: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section>
        <Split wideArt art={<CodeSample name="call" label="打一通电话" samples={samples} />}>
          <h2>两行，拨出去</h2>
          <p>被叫应答、拒接、超时，都从同一个事件里出来。</p>
        </Split>
      </Section>
    ),
  },
  {
    edition: 'en',
    paper: 'blueprint',
    body: (
      <Section ground="paper" title="Place a call" head="column">
        <CodeSample name="call" label="Place a call" samples={samples} />
      </Section>
    ),
  },
];
