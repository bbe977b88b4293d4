import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Checklist } from '../../../components/sections/checklist.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Path } from './art/path.tsx';
import { cases, kinds, lead, materials, path, thanks } from './words.ts';

/**
 * Who decides: the owner of a software house or an integrator. What they doubt: hidden fees, and months without an answer. What removes
 * the doubt: thirty days to scale, with what each side does on which day.
 */
export default page({
  theme: { paper: 'ledger' },

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="合作伙伴"
          title="三十天做成第一单"
          lead={lead}
          actions={
            <Button href="#form-lead" size="large" event={{ zone: 'hero' }}>
              填写申请
            </Button>
          }
          art={
            <Container>
              <Path />
            </Container>
          }
        />

        <BesideForm
          form={
            <LeadForm
              source="合作伙伴申请"
              title="申请加入"
              submit="提交申请"
              note={`第 ${path[1].day} 个工作日之前来电，不用短信群发。`}
              zone="joinus"
              topic={{ label: '想做哪一类', options: kinds, cards: true }}
              remark={{ label: '您的客户', hint: '哪个行业、哪些城市、去年做了几个项目' }}
              thanks={thanks}
            />
          }
          chapters={[
            {
              title: '材料清单',
              lead: '第 7 天之前备齐即可，申请时不用上传。',
              content: <Checklist lists={materials} />,
            },
            {
              title: '资质怎么看',
              lead: '不看规模，看三件事：有没有固定的客户群，有没有人能把接口调通，过去两年有没有未了结的合同纠纷。三项都过的，第 15 天签约；第二项不足的，先参加培训，30 天后再审一次。没有通过的，我们写明原因，半年后可以重新申请。',
            },
            { title: '不用走这条路的', content: <NotForYou cases={cases} /> },
          ]}
        />
      </>
    );
  },
});
