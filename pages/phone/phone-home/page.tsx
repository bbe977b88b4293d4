import { StackInPhone } from '../../../components/art/cards/in-phone.tsx';
import { page } from '../../../components/define-page.ts';
import { CopyText } from '../../../components/phone/copy-text.tsx';
import { LinkRows } from '../../../components/phone/link-rows.tsx';
import { PhoneDrawing } from '../../../components/phone/phone-drawing.tsx';
import { PhonePage } from '../../../components/phone/phone-page.tsx';
import { PhonePart } from '../../../components/phone/phone-part.tsx';
import { StackedFacts } from '../../../components/phone/stacked-facts.tsx';
import { LiveLines, Packets, TextSeconds, TwoScreens } from './art.tsx';
import styles from './phone-home.module.css';
import { answer, cards, links, places, trialTerms } from './words.ts';

const drawings = [TextSeconds, TwoScreens, Packets, LiveLines];

/**
 * Who decides: somebody between two meetings, whom a colleague sent a link. What they doubt: whether anything can be settled before they
 * are back at a desk. What removes the doubt: a number to call first, then each product as one measurement that fits the screen.
 */
export default page({
  head: () => ({ ogImage: { art: <StackInPhone drawings={[<TextSeconds />, <TwoScreens />, <Packets />]} /> } }),

  Body({ site }) {
    const { hotline, email } = site.contact;
    return (
      <PhonePage
        title="路上也能问清楚"
        lead="先打电话，或复制邮箱发给同事；往下是四样能力，各用一张图量一次，写明起价。"
        actions={[{ text: '免费注册' }, { href: `tel:${hotline}`, text: '打电话' }]}
      >
        <PhonePart title="先问一句">
          <CopyText
            name="客户热线"
            text={
              <a href={`tel:${hotline}`} className={styles.call} data-event-id="phone" data-event-zone="hero">
                {hotline}
              </a>
            }
            note={answer}
          />
          <CopyText
            name="邮箱"
            text={
              <a href={`mailto:${email}`} className={styles.mail}>
                {email}
              </a>
            }
          />
        </PhonePart>

        {cards.map(({ title, text, more, price, note }, index) => {
          const Drawing = drawings[index]!;
          return (
            <PhonePart key={title} title={title} lead={text}>
              <PhoneDrawing>
                <Drawing />
              </PhoneDrawing>
              <StackedFacts facts={[{ ...more, value: price, note }]} />
            </PhonePart>
          );
        })}

        <PhonePart title="手机上能办到哪一步" lead={trialTerms}>
          <StackedFacts facts={places} />
        </PhonePart>

        <PhonePart title="在手机上读完">
          <LinkRows links={links} />
        </PhonePart>
      </PhonePage>
    );
  },
});
