import { Masthead } from '../../../components/campaign/masthead.tsx';
import { lessonsOf, talksOf } from '../../../components/campaign/talks.ts';
import { page } from '../../../components/define-page.ts';
import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { request } from '../../../config/calls/request.ts';
import { talkSeasons } from '../../../config/talk-seasons.ts';
import { Current, Faces } from './current.tsx';
import { First } from './first.tsx';
import { Notes } from './notes.tsx';
import { Third } from './third.tsx';
import * as words from './words.yaml';

const bodies = {
  '/promotion/mctalk4': Current,
  '/promotion/mctalk3': Third,
  '/promotion/mctalkDetail3': Notes,
  '/promotion/mctalk2021': First,
};

/**
 * Who decides: an engineer with one free evening a week. What they doubt: that a vendor's talk says anything about their own problem.
 * What removes the doubt: who speaks, on which evening, and the one sentence that each talk came to.
 */
export default page({
  needs: () => ({ lecturers: request('lecturerList'), videos: request('videoList'), banners: request('mctalkBanner') }),
  theme: { night: 'aubergine', paper: 'cream' },

  // The other seasons open with a drawing.
  head: ({ data: { lecturers }, route }) =>
    route.address === '/promotion/mctalk4'
      ? { ogImage: { art: <Faces talks={talksOf(talkSeasons[2], lecturers)} /> } }
      : {},

  Body({ data: { lecturers, videos, banners }, route }) {
    const address = route.address as keyof typeof bodies;
    const Talks = bodies[address];
    const [first, third, current] = talkSeasons;
    const season = { [first.address]: first, [current.address]: current }[address as string] ?? third;
    const talks = talksOf(season, lecturers);
    const names =
      season === first ? words.thenAndNow.map(({ name }) => name) : talks.map(({ lecturer }) => lecturer.name);
    return (
      <Cast people={names}>
        <Masthead address={route.address} />
        <Talks talks={talks} names={names} lessons={lessonsOf(names, videos)} banners={banners} />
      </Cast>
    );
  },
});
