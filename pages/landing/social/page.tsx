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
import { Link } from '../../../components/ui/link.tsx';
import { measuredIn } from '../../../config/latency.ts';
import { giftChannels, socialRooms, storeReviews } from '../../../config/social-markets.ts';
import styles from './social.module.css';
import { deadlines, hostShare, ours, payouts, proofs, visas } from './words.ts';

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
          eyebrow="社交出海方案"
          title="社交 App 出海"
          lead="语聊、直播、一对一，出门都要过四关：时延、审核、结算与商店。六个市场的规定，一页看完。"
          actions={<Actions zone="hero" second={{ href: '/promotion/advisory', text: '预约架构师' }} />}
          art={
            <div className={styles.socialPassport}>
              <Passport visas={visas} holder="SOCIAL APP" />
            </div>
          }
          foot={<SpecStrip small specs={proofs} />}
        />

        <Section
          title="谁和谁聊，隔着多少毫秒"
          space="join"
          lead={`蓝点走我们的网，灰点走公网，数字是端到端时延的中位数，${measuredIn.zh}。`}
        >
          <RoomLatency rooms={socialRooms} />
        </Section>

        <Section
          title="违规内容的法定时限"
          lead="从收到举报或要求算起。按 2026 年 10 月的公开文本摘要，上线前请当地律师核对。"
          ground="raised"
          space="join"
        >
          <TakedownRuler deadlines={deadlines} ours={ours} />
        </Section>

        <Section
          title="一百美元的礼物怎么分"
          lead="例子按对半分。钱不经过我们：我们出逐件礼物的账和月结单，您照单打款。"
          space="join"
        >
          <GiftSplit channels={giftChannels} hostShare={hostShare} />
          <div className={styles.socialAfter}>
            <Folded summary="六个市场怎样给主播打款：通道、到账时间、证件">
              <PayoutTable payouts={payouts} />
            </Folded>
          </div>
        </Section>

        <Section
          title="送审之前对一遍"
          ground="paper"
          space="join"
          lead="审核员会各试一次。下面八处先自己走一遍，条款以商店当天的文本为准。"
        >
          <StoreDesk desks={storeReviews} />
        </Section>

        <Act
          title="从第一个市场开始"
          lead={
            <>
              注册后选好数据区域，示例语聊房当天就能开。四个人怎样管五个国家，见
              <Link href={caseAddress('yinghai-overseas-rooms')}>萤海的案例</Link>。
            </>
          }
          actions={
            <Actions
              zone="closing"
              night
              second={{ href: '/global/social/components/passport', text: '社交出海组件' }}
            />
          }
        />
      </>
    );
  },
});
