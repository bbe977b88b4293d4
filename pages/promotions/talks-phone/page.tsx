import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { Masthead } from '../../../components/campaign/masthead.tsx';
import { lessonsOf, talksOf } from '../../../components/campaign/talks.ts';
import { page } from '../../../components/define-page.ts';
import { ask } from '../../../config/calls/ask.ts';
import { talkSeasons } from '../../../config/talk-seasons.ts';
import { Current } from './current.tsx';
import { Notes } from './notes.tsx';
import { Third } from './third.tsx';

/**
 * Who decides: somebody on the way home, with one thumb. What they doubt: whether tonight's talk is worth the evening. What removes the
 * doubt: the poster of the next talk, before anything else.
 */
export default page({
  needs: () => ({ lecturers: ask('lecturerList'), videos: ask('videoList') }),
  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data: { lecturers, videos }, route }) {
    const [, third, current] = talkSeasons;
    const isCurrent = route.address === '/promotion/m/mctalk4';
    const talks = talksOf(isCurrent ? current : third, lecturers);
    const Talks = isCurrent ? Current : route.address === '/promotion/m/mctalk3' ? Third : Notes;
    const names = talks.map(({ lecturer }) => lecturer.name);
    return (
      <Cast people={names}>
        <Masthead address={route.address} />
        <Talks talks={talks} lessons={lessonsOf(names, videos)} />
      </Cast>
    );
  },
});
