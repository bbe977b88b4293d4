import { interruption } from '../../../components/try/interruption.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { talk } from './talk.ts';

/** An agent that talks, and three sounds to interrupt it with. */
export default tryOut({ name: 'rtc-ai', start: (place) => interruption({ place, talk }) });
