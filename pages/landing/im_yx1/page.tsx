import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedBill } from '../../../components/sections/listed-price.ts';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Morning } from './art/morning.tsx';
import * as words from './words.yaml';

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
        opening={words.besideForm.opening}
        form={
          <LeadForm
            source={words.leadForm.source}
            product="im"
            title={words.leadForm.title}
            submit={words.leadForm.submit}
            note={words.leadForm.note}
            zone="im_yx1"
            topic={{ label: words.leadForm.topic.label, options: words.topics }}
            remark={null}
            thanks={words.thanks}
          />
        }
        chapters={[
          {
            title: words.besideForm.chapters.title,
            content: (
              <>
                <Morning />
                <Timeline layout="list" events={words.halfDay} />
              </>
            ),
          },
          {
            title: words.besideForm.chapters.monthTitle,
            content: (
              <Receipt
                title={words.receipt.title}
                meta={words.receipt.meta}
                rows={rows}
                total={{ name: words.receipt.total.name, amount: total }}
                note={words.receipt.note}
              />
            ),
          },
          {
            title: words.besideForm.chapters.numbersTitle,
            content: <SpecStrip specs={words.proofs} small source={words.specStrip.source} />,
          },
          { title: words.besideForm.chapters.movingTitle, content: <Facts facts={words.doubts} columns={2} /> },
        ]}
      />
    );
  },
});
