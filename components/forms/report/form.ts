import { call } from '../../../runtime/lib/call.ts';
import { formScript } from '../form-script.ts';
import { startCode } from './code.ts';
import { startEvidence } from './evidence.ts';

/** Reports a violation: a telephone proved by a code, and files that are uploaded while the rest is typed. */
export default formScript({
  name: 'report-form',
  start(place) {
    startCode(place);
    const evidence = startEvidence(place);
    return {
      problems: evidence.problems,
      send({ type, target, description, contactsName, mobile, code }) {
        const files = evidence.names();
        return call('createIllegalIssue', {
          type,
          target,
          description,
          mobile,
          code,
          ...(contactsName ? { contactsName } : {}),
          ...(files.length > 0 ? { files } : {}),
        });
      },
      texts({ data }) {
        const number = (data as { number?: unknown } | undefined)?.number;
        return typeof number === 'string' ? { number, count: String(evidence.names().length) } : null;
      },
    };
  },
});
