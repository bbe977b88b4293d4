import { defaultOrigin, leadFields } from '../../../config/lead-fields.ts';
import { limits } from '../../../config/limits.ts';
import { channelOf } from '../../../config/rules/attribution.ts';
import { call } from '../../../runtime/lib/call.ts';
import { readCookie } from '../../../runtime/lib/cookies.ts';
import { formScript } from '../form-script.ts';

/** Hands in a sales lead, with where the visitor came from. */
export default formScript({
  name: 'lead-form',
  start: ({ props }) => ({
    send({ contactsName, leadsName, mobile, email = '', remark = '', topic = '' }) {
      const channel = channelOf({ query: new URLSearchParams(location.search), cookie: readCookie });
      const field = {
        [leadFields.source]: props['source'],
        [leadFields.origin]: (channel ?? props['product'] ?? defaultOrigin).slice(0, limits.channel),
        [leadFields.language]: props['language'],
        [leadFields.topic]: topic,
      };
      return call('reportKejia', {
        entity: { leadsName, mobile, contactsName, remark, email },
        field: Object.entries(field).flatMap(([fieldName, value]) => (value ? { fieldName, value } : [])),
        timestamp: Date.now(),
      });
    },
    // `res: 200` without its message is the answer of something else than this call.
    texts: (result) => (result['res'] === 200 && typeof result['msg'] !== 'string' ? null : {}),
  }),
});
