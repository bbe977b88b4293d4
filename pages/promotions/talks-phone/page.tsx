import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { Masthead } from '../../../components/campaign/masthead.tsx';
import { lessonsOf, talksOf } from '../../../components/campaign/talks.ts';
import { page, type PageRoute } from '../../../components/define-page.ts';
import { request } from '../../../config/calls/request.ts';
import type { Lecturer } from '../../../config/calls/talks.ts';
import { talkSeasons } from '../../../config/talk-seasons.ts';
import { Current } from './current.tsx';
import { Notes } from './notes.tsx';
import { FacesScreen, NotesScreen, PosterScreen } from './screens.tsx';
import { Third } from './third.tsx';
import * as words from './words.yaml';

const bodies = {
  '/promotion/m/mctalk4': { Talks: Current, Screen: PosterScreen, about: words.bodies.about },
  '/promotion/m/mctalk3': { Talks: Third, Screen: FacesScreen, about: words.bodies.speakersAbout },
  '/promotion/m/mctalkDetail3': { Talks: Notes, Screen: NotesScreen, about: words.bodies.chaptersAbout },
};

/** What an address shows, and the talks of its season. */
function partsOf({ lecturers, route }: { lecturers: readonly Lecturer[]; route: PageRoute }) {
  const [, third, current] = talkSeasons;
  const body = bodies[route.address as keyof typeof bodies];
  const season = body.Talks === Current ? current : third;
  return { ...body, season: season.name, talks: talksOf(season, lecturers) };
}

/**
 * Who decides: somebody on the way home, with one thumb. What they doubt: whether tonight's talk is worth the evening. What removes the
 * doubt: the poster of the next talk, before anything else.
 */
export default page({
  needs: () => ({ lecturers: request('lecturerList'), videos: request('videoList') }),
  theme: { night: 'aubergine', paper: 'cream' },

  head({ data: { lecturers }, route }) {
    const { Screen, about, season, talks } = partsOf({ lecturers, route });
    return { ogImage: { title: season, text: about, art: <Screen talks={talks} /> } };
  },

  Body({ data: { lecturers, videos }, route }) {
    const { Talks, talks } = partsOf({ lecturers, route });
    const names = talks.map(({ lecturer }) => lecturer.name);
    return (
      <Cast people={names}>
        <Masthead address={route.address} />
        <Talks talks={talks} lessons={lessonsOf(names, videos)} />
      </Cast>
    );
  },
});
