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
import { facts, groups, refusals, templates } from './words.ts';

/**
 * Who decides: somebody who has to get texts going and has only a phone at hand. What they doubt: how long it takes until customers
 * get a message with the company's name. What removes the doubt: the calendar, whose dates follow what is ticked.
 */
export default page({
  Body({ site }) {
    return (
      <PhonePage
        title="从第一条短信|到正式下发"
        lead="前三步不用资质，今天就能在这台手机上收到短信。后五步要材料和等待，办好一步勾一步，下次打开还在。"
        actions={[{ text: '注册，先发一条' }, { href: `tel:${site.contact.hotline}`, text: '打电话问' }]}
      >
        <Try
          of={guide}
          title="办到哪一步"
          status={`${stepCount} 步。周一交齐材料，最早周五、最晚下周四正式下发。`}
          className={styles.guide}
        >
          <Calendar />
          <TickSteps groups={groups} />
        </Try>

        <PhonePart title="一条短信的三部分">
          <PhoneDrawing>
            <Anatomy />
          </PhoneDrawing>
          <StackedFacts facts={facts} />
        </PhonePart>
        <PhonePart title="可以照抄的模板" lead="花括号里是变量，不放网址和七位以上的数字。">
          {templates.map(([name, text, note]) => (
            <CopyText key={name} name={name} text={text} note={note} />
          ))}
        </PhonePart>
        <PhonePart title="退回最多的三种">
          {refusals.map(([title, wrong, right]) => (
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
