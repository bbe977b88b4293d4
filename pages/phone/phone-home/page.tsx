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
import * as words from './words.yaml';
import { cards } from './data.ts';

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
        title={words.phonePage.title}
        lead={words.phonePage.lead}
        actions={[
          { text: words.phonePage.actions.register },
          { href: `tel:${hotline}`, text: words.phonePage.actions.call },
        ]}
      >
        <PhonePart title={words.phonePart.title}>
          <CopyText
            name={words.phonePart.name}
            text={
              <a href={`tel:${hotline}`} className={styles.call} data-event-id="phone" data-event-zone="hero">
                {hotline}
              </a>
            }
            note={words.answer}
          />
          <CopyText
            name={words.phonePart.copyTextName}
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

        <PhonePart title={words.phonePartSection.title} lead={words.trialTerms}>
          <StackedFacts facts={words.places} />
        </PhonePart>

        <PhonePart title={words.reading.title}>
          <LinkRows links={words.links} />
        </PhonePart>
      </PhonePage>
    );
  },
});
