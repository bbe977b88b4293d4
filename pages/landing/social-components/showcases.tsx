import type { Showcase, State } from '../../../components/showcase/showcase.ts';
import { GiftSplit } from '../../../components/social/gift-split.tsx';
import { Passport } from '../../../components/social/passport.tsx';
import { PayoutTable } from '../../../components/social/payout-table.tsx';
import { RoomLatency } from '../../../components/social/room-latency.tsx';
import { StoreDesk } from '../../../components/social/store-desk.tsx';
import { TakedownRuler } from '../../../components/social/takedown-ruler.tsx';
import { Visa, type VisaProps, visaInks, visaShapes } from '../../../components/social/visa.tsx';
import { measurements } from '../../../config/measurements.ts';
import type { SocialComponent } from '../../../config/social-components.ts';
import { giftChannels, socialMarkets, socialRooms, storeReviews } from '../../../config/social-markets.ts';
import * as words from './words.yaml';

const visas: readonly VisaProps[] = socialMarkets.map(({ name, city }, index) => ({
  name,
  place: city,
  note: words.visas.note,
  shape: visaShapes[index % visaShapes.length]!,
  ink: visaInks[index % visaInks.length]!,
}));
const deadlines = socialMarkets.map(({ name, takedown }) => ({ name, ...takedown }));
const ours = { seconds: measurements.moderation.muted, name: words.ours.name };
const payouts = socialMarkets.map(({ name, payout }) => ({ name, ...payout }));
const [standard, small] = giftChannels;

/** A visa by itself, in a frame of the size that a page gives it. */
const single = (visa: VisaProps) => (
  <svg
    viewBox="0 0 220 150"
    width="264"
    height="180"
    fill="none"
    role="img"
    aria-label={words.single.label({ name: visa.name })}
  >
    <g transform="translate(110 75)">
      <Visa {...visa} />
    </g>
  </svg>
);

/** Every component of the page with its states. */
export const showcases: Readonly<Record<SocialComponent, Showcase & { states: readonly State[] }>> = {
  passport: {
    component: 'Passport',
    title: words.showcases.passport.title,
    about: words.showcases.passport.about,
    props: [
      { name: 'visas', type: 'VisaProps[]', about: words.showcases.passport.props[0].about },
      { name: 'holder', type: 'string', about: words.showcases.passport.props[1].about },
    ],
    states: [
      {
        name: words.showcases.passport.states[0].name,
        when: words.showcases.passport.states[0].when,
        show: <Passport visas={visas} holder="Social app" />,
      },
      {
        name: words.showcases.passport.states[1].name,
        when: words.showcases.passport.states[1].when,
        show: <Passport visas={visas.slice(0, 2)} holder="Demo" />,
      },
      {
        name: words.showcases.passport.states[2].name,
        when: words.showcases.passport.states[2].when,
        show: <Passport visas={[]} holder="Demo" />,
      },
      {
        name: words.showcases.passport.states[3].name,
        when: words.showcases.passport.states[3].when,
        show: <Passport visas={visas.slice(0, 1)} holder="Voice rooms and live shows of the Gulf" />,
      },
    ],
  },
  visa: {
    component: 'Visa',
    title: words.showcases.visa.title,
    about: words.showcases.visa.about,
    props: [
      { name: 'name', type: 'string', about: words.showcases.visa.props[0].about },
      { name: 'place', type: 'string', about: words.showcases.visa.props[1].about },
      { name: 'note', type: 'string', about: words.showcases.visa.props[2].about },
      { name: 'shape', type: "'frame' | 'round' | 'hexagon' | 'oval'", about: words.showcases.visa.props[3].about },
      { name: 'ink', type: "'blue' | 'red' | 'green'", about: words.showcases.visa.props[4].about },
    ],
    states: visaShapes.map((shape, index) => ({
      name: [
        words.showcases.visa.states.name[0],
        words.showcases.visa.states.name[1],
        words.showcases.visa.states.name[2],
        words.showcases.visa.states.name[3],
      ][index]!,
      when: words.showcases.visa.states.when({ shape, ink: visaInks[index % visaInks.length]! }),
      show: single({ ...visas[index]!, shape, note: words.showcases.visa.states.show.note }),
    })),
  },
  'room-latency': {
    component: 'RoomLatency',
    title: words.showcases['room-latency'].title,
    about: words.showcases['room-latency'].about,
    props: [{ name: 'rooms', type: 'Room[]', about: words.showcases['room-latency'].props[0].about }],
    states: [
      {
        name: words.showcases['room-latency'].states[0].name,
        when: words.showcases['room-latency'].states[0].when,
        show: <RoomLatency rooms={socialRooms} />,
      },
      {
        name: words.showcases['room-latency'].states[1].name,
        when: words.showcases['room-latency'].states[1].when,
        show: <RoomLatency rooms={socialRooms.slice(0, 1)} />,
      },
      {
        name: words.showcases['room-latency'].states[2].name,
        when: words.showcases['room-latency'].states[2].when,
        show: (
          <RoomLatency
            rooms={[
              {
                from: words.showcases['room-latency'].states[2].show.rooms[0].from,
                to: words.showcases['room-latency'].states[2].show.rooms[0].to,
                who: words.showcases['room-latency'].states[2].show.rooms[0].who,
              },
            ]}
          />
        ),
      },
      {
        name: words.showcases['room-latency'].states[3].name,
        when: words.showcases['room-latency'].states[3].when,
        show: (
          <RoomLatency
            rooms={[
              {
                from: words.showcases['room-latency'].states[3].show.rooms[0].from,
                to: words.showcases['room-latency'].states[3].show.rooms[0].to,
                who: words.showcases['room-latency'].states[3].show.rooms[0].who,
              },
            ]}
          />
        ),
      },
    ],
  },
  'takedown-ruler': {
    component: 'TakedownRuler',
    title: words.showcases['takedown-ruler'].title,
    about: words.showcases['takedown-ruler'].about,
    props: [
      { name: 'deadlines', type: 'Deadline[]', about: words.showcases['takedown-ruler'].props[0].about },
      { name: 'ours', type: '{ seconds, name }', about: words.showcases['takedown-ruler'].props[1].about },
    ],
    states: [
      {
        name: words.showcases['takedown-ruler'].states[0].name,
        when: words.showcases['takedown-ruler'].states[0].when,
        show: <TakedownRuler deadlines={deadlines} ours={ours} />,
      },
      {
        name: words.showcases['takedown-ruler'].states[1].name,
        when: words.showcases['takedown-ruler'].states[1].when,
        show: <TakedownRuler deadlines={deadlines.filter(({ hours }) => hours !== undefined)} ours={ours} />,
      },
      {
        name: words.showcases['takedown-ruler'].states[2].name,
        when: words.showcases['takedown-ruler'].states[2].when,
        show: <TakedownRuler deadlines={deadlines.filter(({ hours }) => hours === undefined)} ours={ours} />,
      },
    ],
  },
  'gift-split': {
    component: 'GiftSplit',
    title: words.showcases['gift-split'].title,
    about: words.showcases['gift-split'].about,
    props: [
      { name: 'channels', type: 'Channel[]', about: words.showcases['gift-split'].props[0].about },
      { name: 'hostShare', type: 'number', about: words.showcases['gift-split'].props[1].about },
    ],
    states: [
      {
        name: words.showcases['gift-split'].states[0].name,
        when: words.showcases['gift-split'].states[0].when,
        show: <GiftSplit channels={giftChannels} hostShare={0.5} />,
      },
      {
        name: words.showcases['gift-split'].states[1].name,
        when: words.showcases['gift-split'].states[1].when,
        show: <GiftSplit channels={[small]} hostShare={0.7} />,
      },
      {
        name: words.showcases['gift-split'].states[2].name,
        when: words.showcases['gift-split'].states[2].when,
        show: <GiftSplit channels={[standard]} hostShare={0.95} />,
      },
      {
        name: words.showcases['gift-split'].states[3].name,
        when: words.showcases['gift-split'].states[3].when,
        show: <GiftSplit channels={[standard]} hostShare={0} />,
      },
    ],
  },
  'payout-table': {
    component: 'PayoutTable',
    title: words.showcases['payout-table'].title,
    about: words.showcases['payout-table'].about,
    props: [{ name: 'payouts', type: 'Payout[]', about: words.showcases['payout-table'].props[0].about }],
    states: [
      {
        name: words.showcases['payout-table'].states[0].name,
        when: words.showcases['payout-table'].states[0].when,
        show: <PayoutTable payouts={payouts} />,
      },
      {
        name: words.showcases['payout-table'].states[1].name,
        when: words.showcases['payout-table'].states[1].when,
        show: <PayoutTable payouts={payouts.slice(0, 1)} />,
      },
    ],
  },
  'store-desk': {
    component: 'StoreDesk',
    title: words.showcases['store-desk'].title,
    about: words.showcases['store-desk'].about,
    props: [{ name: 'desks', type: 'Desk[]', about: words.showcases['store-desk'].props[0].about }],
    states: [
      {
        name: words.showcases['store-desk'].states[0].name,
        when: words.showcases['store-desk'].states[0].when,
        show: <StoreDesk desks={storeReviews} />,
      },
      {
        name: words.showcases['store-desk'].states[1].name,
        when: words.showcases['store-desk'].states[1].when,
        show: <StoreDesk desks={storeReviews.slice(0, 1)} />,
      },
    ],
  },
};
