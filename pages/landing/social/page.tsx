import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Folded } from '../../../components/sections/folded.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { GiftSplit } from '../../../components/social/gift-split.tsx';
import { Passport } from '../../../components/social/passport.tsx';
import { PayoutTable } from '../../../components/social/payout-table.tsx';
import { RoomLatency } from '../../../components/social/room-latency.tsx';
import { StoreDesk } from '../../../components/social/store-desk.tsx';
import { TakedownRuler } from '../../../components/social/takedown-ruler.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { measuredIn } from '../../../config/latency.ts';
import { giftChannels, socialRooms, storeReviews } from '../../../config/social-markets.ts';
import styles from './social.module.css';
import { measurements } from '../../../config/measurements.ts';
import * as words from './words.yaml';
import { deadlines, hostShare, payouts, visas } from './data.ts';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: a founder whose social app works at home. What they doubt: that it can be run in six countries by the people they have.
 * What removes the doubt: a passport with the visas, and behind it four gates with numbers. Landing; aubergine; split, heads at the left.
 */
export default page({
  theme: { night: 'aubergine', paper: 'cream' },

  Body() {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={
            <div className={styles.socialPassport}>
              <Passport visas={visas} holder="SOCIAL APP" />
            </div>
          }
          foot={<SpecStrip small specs={words.proofs} />}
        />

        <Section
          title={words.roomLatency.title}
          space="join"
          lead={words.roomLatency.lead({ measuredIn: measuredIn.zh })}
        >
          <RoomLatency rooms={socialRooms} />
        </Section>

        <Section title={words.takedownRuler.title} lead={words.takedownRuler.lead} ground="raised" space="join">
          <TakedownRuler deadlines={deadlines} ours={{ seconds: measurements.moderation.muted, name: words.ours }} />
        </Section>

        <Section title={words.giftSplit.title} lead={words.giftSplit.lead} space="join">
          <GiftSplit channels={giftChannels} hostShare={hostShare} />
          <div className={styles.socialAfter}>
            <Folded summary={words.giftSplit.summary}>
              <PayoutTable payouts={payouts} />
            </Folded>
          </div>
        </Section>

        <Section title={words.storeDesk.title} ground="paper" space="join" lead={words.storeDesk.lead}>
          <StoreDesk desks={storeReviews} />
        </Section>

        <Act
          title={words.act.title}
          lead={<Copy text={words.act.text} values={{ caseAddress: caseAddress('yinghai-overseas-rooms') }} />}
          actions={<Actions zone="closing" night second={words.act.second} />}
        />
      </>
    );
  },
});
