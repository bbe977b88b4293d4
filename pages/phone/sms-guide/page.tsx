import { page } from '../../../components/define-page.ts';
import { CopyText } from '../../../components/phone/copy-text.tsx';
import { Fold } from '../../../components/phone/fold.tsx';
import { PhoneDrawing } from '../../../components/phone/phone-drawing.tsx';
import { PhonePage } from '../../../components/phone/phone-page.tsx';
import { PhonePart } from '../../../components/phone/phone-part.tsx';
import { StackedFacts } from '../../../components/phone/stacked-facts.tsx';
import { TickSteps } from '../../../components/try/tick-steps.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Anatomy } from './art/anatomy.tsx';
import { Calendar } from './art/calendar.tsx';
import { stepCount } from './model.ts';
import styles from './sms-guide.module.css';
import guide from './try.ts';
import * as words from './words.yaml';
import { facts, groups } from './data.ts';

/**
 * Who decides: somebody who has to get texts going and has only a phone at hand. What they doubt: how long it takes until customers
 * get a message with the company's name. What removes the doubt: the calendar, whose dates follow what is ticked.
 */
export default page({
  Body({ site }) {
    return (
      <PhonePage
        title={words.phonePage.title}
        lead={words.phonePage.lead}
        actions={[
          { text: words.phonePage.actions.register },
          { href: `tel:${site.contact.hotline}`, text: words.phonePage.actions.call },
        ]}
      >
        <Try
          of={guide}
          title={words.tryPart.title}
          status={words.tryPart.status({ stepCount })}
          className={styles.guide}
        >
          <Calendar />
          <TickSteps groups={groups} />
        </Try>

        <PhonePart title={words.phonePart.title}>
          <PhoneDrawing>
            <Anatomy />
          </PhoneDrawing>
          <StackedFacts facts={facts} />
        </PhonePart>
        <PhonePart title={words.phonePartSection.title} lead={words.phonePartSection.lead}>
          {words.templates.map(([name, text, note]) => (
            <CopyText key={name} name={name} text={text} note={note} />
          ))}
        </PhonePart>
        <PhonePart title={words.refusalsTitle.title}>
          {words.refusals.map(([title, wrong, right]) => (
            <Fold key={title} title={title}>
              <s>{wrong}</s>
              <p>{right}</p>
            </Fold>
          ))}
        </PhonePart>
      </PhonePage>
    );
  },
});
