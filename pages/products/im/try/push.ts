import { dial } from '../../../../components/try/dial.ts';
import { tryOut } from '../../../../components/try/try-out.ts';
import { pushPicture } from '../art/push-picture.ts';
import { intervals, readPushes } from '../pushes.ts';

/** How busy a group is, and how often a phone rings. */
export default tryOut({
  name: 'im-push',
  start: (place) => dial({ place, dials: { every: intervals }, read: readPushes, picture: pushPicture }),
});
