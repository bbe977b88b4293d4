import { lint } from '../../../components/try/lint.ts';
import { writeShared } from '../../../components/try/shared-state.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import type { Generation } from '../../../config/param-checks/check.ts';
import { allFixed, jsonOf, linkedText, linkValue, resultOf } from '../../../config/param-checks/result.ts';
import { bounded } from '../../../config/param-checks/source.ts';
import { summaryOf } from './summary.ts';
import * as words from './words.yaml';

/** Parameters, checked while they are typed. Nothing is sent; a link carries what was read, with tokens covered. */
export default tryOut<Generation>({
  name: 'param-check',
  start(place, generation) {
    const read = (text: string) => resultOf(text, generation).source;
    lint({
      place,
      bounded,
      check: (text) => resultOf(text, generation).findings,
      fixed: (text) => allFixed(text, generation),
      summary: (found, text) => (read(text).entries.size === 0 ? words.unrecognized : summaryOf(found)),
      shared: linkedText,
      copies: {
        text: (_, lines) => lines.join('\n\n'),
        json: (text) => jsonOf(read(text)),
        link: (text) => {
          const value = linkValue(read(text));
          if (value === null) return null;
          writeShared(place.name, [value]);
          return location.href;
        },
      },
    });
  },
});
