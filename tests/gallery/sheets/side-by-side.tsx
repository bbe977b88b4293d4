import { Section } from '../../../components/sections/section.tsx';
import { SideBySide } from '../../../components/sections/side-by-side.tsx';
import type { Specimen } from '../specimen.ts';

export const sideBySide: readonly Specimen[] = [
  {
    edition: 'zh',
    body: (
      <Section title="登录、校验与短信" ground="raised">
        <SideBySide
          things={[
            { name: '一键登录', note: '给我号码', marked: true },
            { name: '本机号码校验', note: '是不是这个号' },
            { name: '短信验证码', note: '能不能收到' },
          ]}
          rows={[
            { name: '用户做什么', cells: ['点一下', '什么也不做', '等短信，填六位数'] },
            { name: '要有蜂窝数据', cells: [true, true, false] },
          ]}
        />
      </Section>
    ),
  },
  {
    edition: 'en',
    night: 'graphite',
    body: (
      <Section title="Your own or managed" head="column">
        <SideBySide
          things={[{ name: 'Your own' }, { name: 'Managed', marked: true }]}
          rows={[
            { name: 'Three replicas', cells: ['two people, three days', 'four minutes'] },
            { name: 'Root access', cells: [true, false] },
          ]}
        />
      </Section>
    ),
  },
];
