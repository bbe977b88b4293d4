import { Section } from '../../../components/sections/section.tsx';
import { Sieve } from '../../../components/sections/sieve.tsx';
import type { Specimen } from '../specimen.ts';

export const sieve: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section ground="night" title="十万次请求，放出去一千六百条">
        <Sieve
          label="十万次请求，三道闸门拦下 98,360 次，发出 1,640 条"
          whole={{ value: '100,000', text: '次请求' }}
          rest={{ value: '1,640', text: '条真正发出' }}
          gates={[
            { name: '频率限制', text: '号码、设备、IP 段', stopped: '61,200', left: 0.388 },
            { name: '人机校验', stopped: '34,600', left: 0.042 },
            { name: '完成率熔断', stopped: '2,560', left: 0.0164 },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    body: (
      <Section title="What a review of uploads stops">
        <Sieve
          label="Of 8,000 pictures a minute, the model stops 96 and people stop 12"
          whole={{ value: '8,000', text: 'pictures a minute' }}
          rest={{ value: '7,892', text: 'published' }}
          gates={[
            { name: 'Model', text: 'score above 0.92', stopped: '96', left: 0.988 },
            { name: 'People', text: 'within five minutes', stopped: '12', left: 0.9865 },
          ]}
        />
      </Section>
    ),
  },
];
