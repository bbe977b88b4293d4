import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedBill } from '../../../components/sections/listed-price.ts';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Morning } from './art/morning.tsx';
import { doubts, halfDay, proofs, thanks, topics } from './words.ts';

const month = { people: 3_000, storage: 20 };
const { rows, total } = listedBill({
  product: 'im',
  plan: 'standard',
  quantities: { mau: month.people, storage: month.storage },
});

/**
 * Who decides: a founder who wants chat in the app this week. What they doubt: that half a day is meant seriously. What removes the
 * doubt: the half day by the hour, beside the form. Landing: one argument, one form, four chapters.
 */
export default page({
  theme: { night: 'navy', paper: 'cream' },

  Body() {
    return (
      <BesideForm
        ground="paper"
        opening={{
          eyebrow: '即时通讯 SDK',
          title: '给 App 加聊天，|半天',
          lead: '单聊、群聊、推送与历史，界面组件一起给。每月前一百名活跃用户一直免费。',
        }}
        form={
          <LeadForm
            source="即时通讯专题"
            product="im"
            title="请工程师来电"
            submit="提交"
            note="只问规模、平台和时间，不催单"
            zone="im_yx1"
            topic={{ label: '您的情况', options: topics }}
            remark={null}
            thanks={thanks}
          />
        }
        chapters={[
          {
            title: '这半天怎么过',
            content: (
              <>
                <Morning />
                <Timeline layout="list" events={halfDay} />
              </>
            ),
          },
          {
            title: '三千人的社区，一个月',
            content: (
              <Receipt
                title="标准版"
                meta="月活 3,000 人"
                rows={rows}
                total={{ name: '每月合计', amount: total }}
                note="2026 年 10 月的价目，含税；消息条数不收费。"
              />
            ),
          },
          {
            title: '三个可以核对的数',
            content: <SpecStrip specs={proofs} small source="2026 年 10 月的口径，测法见产品文档。" />,
          },
          { title: '怕以后被套牢', content: <Facts facts={doubts} columns={2} /> },
        ]}
      />
    );
  },
});
